import { Button } from '~/ui/button'
import { TextAreaField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { type EventMessage, groupsOf, type MessageForm, messageLengths, type RecipientGroup } from '../model'
import { groupLabels } from './labels'
import { OrganisationBoxes } from './organisation-boxes'
import { RadioField } from './radio-field'

type Props = {
  message: EventMessage
  people: string[]
  organisations: { id: string; name: string; members: number }[]
  form: FormHandle<MessageForm>
}

/** To whom an event is announced. Its text is that of the event. */
export function AnnouncementForm({ message, people, organisations, form }: Props) {
  const isTicked = (id: string) =>
    form.wasSubmitted ? form.isTicked('organisations', id) : message.organisationIds.includes(id)
  const chosen = (group: RecipientGroup) =>
    form.wasSubmitted ? form.values.to === group : message.groups.includes(group)
  return (
    <Form form={form} className="grid max-w-3xl gap-6" noValidate>
      <input type="hidden" name="version" value={message.version} />
      <fieldset className="min-w-0">
        <legend className="mb-2 font-display text-xl">To whom</legend>
        {groupsOf.announcement.map((group) => (
          <RadioField key={group} name="to" value={group} label={groupLabels[group]} defaultChecked={chosen(group)} />
        ))}
      </fieldset>
      <fieldset className="grid min-w-0 gap-5">
        <legend className="mb-3 font-display text-xl">Chosen people and organisations</legend>
        <p className="text-muted text-sm">Only used when they are chosen above.</p>
        <TextAreaField
          label="People"
          hint="Addresses of members, one in a line. Only those whom the event is for."
          maxLength={messageLengths.people}
          defaultValue={people.join('\n')}
          {...form.field('people')}
        />
        <OrganisationBoxes organisations={organisations} isTicked={isTicked} />
      </fieldset>
      <Button type="submit" busy={form.isBusy} busyLabel="Saving..." className="justify-self-start">
        Save and check
      </Button>
    </Form>
  )
}
