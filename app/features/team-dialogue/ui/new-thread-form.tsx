import { useMemo } from 'react'
import { idToSend, threadLengths } from '~/features/dialogue/model'
import type { OpenedForm } from '~/features/drafts/model'
import { useUnsavedText } from '~/features/drafts/ui/use-unsaved-text'
import { noMailLeaves, useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import type { Snippet } from '~/features/message-snippets/model'
import { OrganisationField } from '~/features/organisations/ui/organisation-field'
import { defaultLocale } from '~/i18n/locales'
import { TextAreaField, TextField } from '~/ui/field'
import type { FormHandle } from '~/web/forms/use-form'
import type { TeamThreadForm } from '../model'
import { SnippetButtons } from './snippet-buttons'
import { ThreadForm } from './thread-form'

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
    <ThreadForm form={form} unsaved={unsaved} label="New thread" submitLabel="Begin the thread">
      <input type="hidden" name="id" value={idToSend(form.settled, form.values.id, newId)} />
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
    </ThreadForm>
  )
}
