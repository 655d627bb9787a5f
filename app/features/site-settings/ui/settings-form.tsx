import { useEffect, useState } from 'react'
import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { useForm } from '~/web/forms/use-form'
import { type ChangeableSetting, conflictsOf, type SettingsForm as FormTypes } from '../model'
import { savedText } from './labels'
import { SettingsFields } from './settings-fields'

type Props = { settings: readonly ChangeableSetting[]; hasOwnContent: boolean }

export function SettingsForm({ settings, hasOwnContent }: Props) {
  const form = useForm<FormTypes>('settings')
  const { settled } = form
  const conflicts = settled?.state === 'refused' ? conflictsOf(settings, settled.values) : []
  const notice = noticeFor<FormTypes>(settled, {
    done: ({ changed }) => savedText(changed),
    doneTitle: settled?.state === 'done' && settled.data.changed.length === 0 ? 'Nothing to save' : 'Saved',
    failedTitle: 'Not saved',
    refused: {
      changed: 'Someone else has changed a setting in the meantime. Below are both values; saving keeps yours.',
    },
  })
  return (
    <Form form={form} noValidate>
      <ActionNotice notice={notice} className="mb-6 max-w-2xl" />
      <SettingsFields
        key={useSettledCount(settled)}
        settings={settings}
        hasOwnContent={hasOwnContent}
        errorOf={form.errorOf}
        sent={form.result && form.result.state !== 'done' ? form.result.values : {}}
        conflicts={conflicts}
        changedBy={settled?.state === 'refused' ? settled.by : undefined}
      />
      <div className="mb-10 border-line border-t pt-5 lg:pl-[20rem]">
        <Button type="submit" busy={form.isBusy} busyLabel="Saving">
          Save settings
        </Button>
      </div>
    </Form>
  )
}

/** Counts results that came with newly loaded settings: the fields then begin again with these. */
function useSettledCount(settled: { state: string } | undefined) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (settled?.state === 'done' || settled?.state === 'refused') setCount((last) => last + 1)
  }, [settled])
  return count
}
