import { useMemo } from 'react'
import type { OpenedForm } from '~/features/drafts/model'
import { TextAreaField } from '~/ui/field'
import type { FormHandle } from '~/web/forms/use-form'
import { type ChosenOrganisation, type EventMessage, groupsOf, type MessageForm, messageLengths } from '../model'
import { DraftForm } from './draft-form'
import { announcementFields, groupLabels } from './labels'
import { OrganisationBoxes } from './organisation-boxes'
import { RadioField } from './radio-field'
import { useMessageText } from './use-message-text'

type Props = {
  message: EventMessage
  people: string[]
  organisations: ChosenOrganisation[]
  form: FormHandle<MessageForm>
  opened: OpenedForm
}

/** To whom an event is announced. Its text is that of the event. */
export function AnnouncementForm({ message, people, organisations, form, opened }: Props) {
  const stored = useMemo(
    () => ({ to: message.groups, people: [people.join('\n')], organisations: message.organisationIds }),
    [message.groups, message.organisationIds, people],
  )
  const compared = useMemo(() => announcementFields(organisations), [organisations])
  const text = useMessageText({ message, form, opened, stored, compared })
  return (
    <DraftForm form={form} text={text}>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-display text-xl">To whom</legend>
        {groupsOf.announcement.map((group) => (
          <RadioField
            key={group}
            name="to"
            value={group}
            label={groupLabels[group]}
            defaultChecked={text.isTicked('to', group)}
          />
        ))}
      </fieldset>
      <fieldset className="grid min-w-0 gap-5">
        <legend className="mb-3 font-display text-xl">Chosen people and organisations</legend>
        <p className="text-muted text-sm">Only used when they are chosen above.</p>
        <TextAreaField
          label="People"
          hint="Addresses of members, one in a line. Only those whom the event is for."
          maxLength={messageLengths.people}
          {...text.field('people')}
        />
        <OrganisationBoxes organisations={organisations} isTicked={(id) => text.isTicked('organisations', id)} />
      </fieldset>
    </DraftForm>
  )
}
