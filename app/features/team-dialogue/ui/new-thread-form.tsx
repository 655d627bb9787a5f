import { useMemo } from 'react'
import { idToSend, newTeamThreadPage, threadLengths, topicValue } from '~/features/dialogue/model'
import { useUnsavedText } from '~/features/drafts/ui/use-unsaved-text'
import { noMailLeaves, useMailLeaves } from '~/features/mail-log/ui/mail-leaves'
import type { Snippet } from '~/features/message-snippets/model'
import { SelectField, TextAreaField, TextField } from '~/ui/field'
import { Link } from '~/ui/link'
import type { FormHandle } from '~/web/forms/use-form'
import type { NewTeamThread, TeamThreadForm } from '../model'
import { topicLabel } from './labels'
import { SnippetButtons } from './snippet-buttons'
import { ThreadForm } from './thread-form'

type Props = {
  newId: string
  thread: Exclude<NewTeamThread, { organisation: null }>
  snippets: Snippet[]
  form: FormHandle<TeamThreadForm>
}

/** The team begins a thread with an organisation. */
export function NewThreadForm({ newId, thread, snippets, form }: Props) {
  const { organisation, topics, about, locale, opened } = thread
  const { settled, ref } = form
  const stored = useMemo(() => ({ about: [about], subject: [''], body: [''] }), [about])
  const mailLeaves = useMailLeaves()
  const unsaved = useUnsavedText({
    ...{ form: ref, opened, stored, compared: [], settled, isBusy: form.isBusy },
    isSentByShortcut: false,
  })
  const textOf = (name: 'about' | 'subject' | 'body') => {
    const text = unsaved.values?.[name]?.[0]
    return text === undefined ? form.field(name) : { ...form.field(name), defaultValue: text }
  }
  const options = topics.map((topic) => ({ value: topicValue(topic), label: topicLabel(topic) }))
  return (
    <>
      <p className="mb-6 flex flex-wrap items-center gap-x-4">
        <span className="wrap-anywhere">To {organisation.name}</span>
        <Link
          to={newTeamThreadPage()}
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          Choose another organisation
        </Link>
      </p>
      <ThreadForm form={form} unsaved={unsaved} label="New thread" submitLabel="Begin the thread">
        <input type="hidden" name="id" value={idToSend(form.settled, form.values.id, newId)} />
        <input type="hidden" name="organisation" value={organisation.id} />
        <div key={unsaved.count} className="grid grid-cols-1 gap-4">
          {options.length > 0 && (
            <SelectField
              label="What it is about"
              placeholder="Anything"
              options={options}
              defaultValue={about}
              {...textOf('about')}
            />
          )}
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
        <SnippetButtons snippets={snippets} locale={locale} form={ref} />
      </ThreadForm>
    </>
  )
}
