import { useMemo } from 'react'
import type { OpenedForm } from '~/features/drafts/model'
import { UnsavedField, UnsavedNotice } from '~/features/drafts/ui/unsaved-notice'
import { TextAreaField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { type ChosenOrganisation, type EventMessage, groupsOf, type MessageForm, messageLengths } from '../model'
import { announcementFields, groupLabels } from './labels'
import { OrganisationBoxes } from './organisation-boxes'
import { RadioField } from './radio-field'
import { SaveAndCheck } from './save-and-check'
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
    <div className="grid max-w-3xl gap-6">
      <UnsavedNotice unsaved={text.unsaved} />
      <Form form={form} className="grid gap-6" noValidate>
        <UnsavedField unsaved={text.unsaved} />
        <input type="hidden" name="version" value={text.version} />
        <div key={text.unsaved.count} className="contents">
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
        </div>
        <SaveAndCheck form={form} unsaved={text.unsaved} />
      </Form>
    </div>
  )
}
