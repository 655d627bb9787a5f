import { CheckboxField, TextField } from '~/ui/field'
import { eventLengths } from '../model'
import { FieldGroup } from './field-group'
import type { Fields } from './use-fields'

/** Whether visitors see the event as a circle session, and what they see of its place. */
export const CirclesFields = ({ field, isSanity }: { field: Fields; isSanity: boolean }) => (
  <FieldGroup title="On /circles">
    {isSanity && (
      <p className="max-w-[65ch] text-muted text-sm sm:col-span-2">
        Visitors see the circle sessions of Sanity now. What is chosen here takes effect when the site is started
        without SANITY_PROJECT_ID.
      </p>
    )}
    <CheckboxField
      label="Show on /circles"
      value="on"
      hint="Visitors see title, hook, time, city and venue, and can ask for a seat. They do not see the description, the agenda, the place or who comes."
      {...field.box('isPublic')}
      className="sm:col-span-2"
    />
    <TextField
      label="City"
      maxLength={eventLengths.city}
      hint="Times are by its clock: Oslo and Helsinki have their own, all others Stockholm’s."
      autoComplete="off"
      {...field.props('city')}
    />
    <TextField
      label="Venue"
      maxLength={eventLengths.venue}
      hint="Like Gamla stan. The address comes with the invitation."
      autoComplete="off"
      {...field.props('venue')}
    />
    <CheckboxField
      label="Shown as the next session"
      value="on"
      hint="Also when another session is earlier."
      {...field.box('isNext')}
      className="sm:col-span-2"
    />
  </FieldGroup>
)
