import { TextAreaField, TextField } from '~/ui/field'
import { eventLengths } from '../model'
import { FieldGroup } from './field-group'
import type { Fields } from './use-fields'

const suggestedTypes = ['Strategic Circle', 'Round table', 'Clinical visit', 'Insight exchange', 'Dinner']

/** Title, type, seats and description. The types are suggestions; any other can be typed. */
export const PlanFieldset = ({ field }: { field: Fields }) => (
  <FieldGroup title="What">
    <TextField
      id="event-title"
      label="Title"
      required
      maxLength={eventLengths.title}
      {...field.props('title')}
      className="sm:col-span-2"
    />
    <TextField
      label="Event type"
      required
      maxLength={eventLengths.eventType}
      list="event-types"
      hint="Like Strategic Circle or Clinical visit."
      autoComplete="off"
      {...field.props('eventType')}
    />
    <datalist id="event-types">
      {suggestedTypes.map((type) => (
        <option key={type} value={type} />
      ))}
    </datalist>
    <TextField
      label="Seats"
      inputMode="numeric"
      hint="Empty: as many as come."
      maxLength={6}
      autoComplete="off"
      {...field.props('seats')}
    />
    <TextAreaField
      label="Description"
      maxLength={eventLengths.description}
      {...field.props('description')}
      className="sm:col-span-2"
    />
  </FieldGroup>
)
