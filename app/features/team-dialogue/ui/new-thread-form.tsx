import { useMemo } from 'react'
import { sendByKey } from '~/features/admin/ui/send-by-key'
import { threadLengths } from '~/features/dialogue/model'
import type { OpenedForm } from '~/features/drafts/model'
import { UnsavedField, UnsavedNotice } from '~/features/drafts/ui/unsaved-notice'
import { UnsavedState } from '~/features/drafts/ui/unsaved-state'
import { useUnsavedText } from '~/features/drafts/ui/use-unsaved-text'
import { noMailLeaves, useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import type { Snippet } from '~/features/message-snippets/model'
import { OrganisationField } from '~/features/organisations/ui/organisation-field'
import { defaultLocale } from '~/i18n/locales'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { TextAreaField, TextField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import type { FormHandle } from '~/web/forms/use-form'
import type { TeamThreadForm } from '../model'
import { refusalLabels } from './labels'
import { PdfField } from './pdf-field'
import { SnippetButtons } from './snippet-buttons'

type Props = {
  newId: string
  /** A name, or a choice; empty when the address names none. */
  organisation: string
  snippets: Snippet[]
  opened: OpenedForm
  form: FormHandle<TeamThreadForm>
}

/** The team begins a thread with an organisation. */
export function NewThreadForm({ newId, organisation, snippets, opened, form }: Props) {
  const { settled, ref } = form
  const stored = useMemo(() => ({ organisation: [organisation], subject: [''], body: [''] }), [organisation])
  const mailLeaves = useMailLeaves()
  const unsaved = useUnsavedText({
    ...{ form: ref, opened, stored, compared: [], settled, isBusy: form.isBusy },
    isSentByShortcut: false,
  })
  const textOf = (name: 'organisation' | 'subject' | 'body') => {
    const text = unsaved.values?.[name]?.[0]
    return text === undefined ? form.field(name) : { ...form.field(name), defaultValue: text }
  }
  return (
    <div>
      <UnsavedNotice unsaved={unsaved} className="mb-5" />
      <Form
        form={form}
        noValidate
        encType="multipart/form-data"
        aria-label="New thread"
        onKeyDown={sendByKey}
        onSubmit={(event) => form.isBusy && event.preventDefault()}
        className="grid gap-4"
      >
        <FormFailure result={settled} />
        {settled?.state === 'refused' && (
          <Alert tone="danger" title="Not sent">
            {refusalLabels[settled.reason]}
          </Alert>
        )}
        <UnsavedField unsaved={unsaved} />
        <input type="hidden" name="id" value={form.values.id ?? newId} />
        <div key={unsaved.count} className="grid gap-4">
          <OrganisationField label="Organisation" required defaultValue={organisation} {...textOf('organisation')} />
          <TextField label="Subject" required maxLength={threadLengths.subject} {...textOf('subject')} />
          <TextAreaField
            label="Message"
            required
            rows={7}
            maxLength={threadLengths.body}
            hint={mailLeaves ? 'Mailed at once to everyone in the organisation.' : `Not mailed: ${noMailLeaves}.`}
            {...textOf('body')}
          />
        </div>
        <SnippetButtons snippets={snippets} locale={defaultLocale} form={ref} />
        <PdfField error={form.errorOf('file')} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={form.isBusy} busyLabel="Sending...">
            Begin the thread
          </Button>
          <UnsavedState unsaved={unsaved} />
        </div>
      </Form>
    </div>
  )
}
