import { useId, useMemo } from 'react'
import type { OpenedForm } from '~/features/drafts/model'
import { CheckboxField } from '~/ui/field'
import { FieldNotes } from '~/ui/field-frame'
import type { FormHandle } from '~/web/forms/use-form'
import { type ChosenOrganisation, type EventMessage, groupsOf, type MessageForm, textValues } from '../model'
import { DraftForm } from './draft-form'
import { groupLabels, messageFields } from './labels'
import { OrganisationBoxes } from './organisation-boxes'
import { TextFields } from './text-fields'
import { useMessageText } from './use-message-text'

type Props = {
  message: EventMessage
  organisations: ChosenOrganisation[]
  form: FormHandle<MessageForm>
  opened: OpenedForm
}

/** To which guests a message goes, and its text in each language. */
export function MessageFields({ message, organisations, form, opened }: Props) {
  const id = useId()
  const error = form.errorOf('groups')
  const { groups, organisationIds, texts } = message
  const stored = useMemo(
    () => ({ groups, organisations: organisationIds, ...textValues(texts) }),
    [groups, organisationIds, texts],
  )
  const compared = useMemo(() => messageFields(organisations), [organisations])
  const text = useMessageText({ message, form, opened, stored, compared })
  return (
    <DraftForm form={form} text={text}>
      <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
        <legend className="mb-2 font-display text-xl">To guests who are</legend>
        {groupsOf.message.map((group) => (
          <CheckboxField
            key={group}
            name="groups"
            value={group}
            label={groupLabels[group]}
            defaultChecked={text.isTicked('groups', group)}
            {...(error ? { 'aria-invalid': true } : {})}
          />
        ))}
        <FieldNotes id={id} error={error} />
      </fieldset>
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-2 font-display text-xl">Only of these organisations</legend>
        <p className="text-muted text-sm">Tick none to write to all of them.</p>
        <OrganisationBoxes
          organisations={organisations}
          isTicked={(organisation) => text.isTicked('organisations', organisation)}
        />
      </fieldset>
      <TextFields message={message} text={text} />
    </DraftForm>
  )
}
