import { eventTypes } from '~/features/events/model'
import { languageLabels } from '~/features/inbox/ui/labels'
import { locales } from '~/i18n/locales'
import { SelectField, TextAreaField, TextField } from '~/ui/field'
import { eventLengths } from '../model'
import { FieldGroup } from './field-group'
import type { Fields } from './use-fields'

const types = Object.keys(eventTypes)
export const languageOptions = locales.map((value) => ({ value, label: languageLabels[value] }))

/** Type, seats, and the texts in the event's own language. An event from before the list of types keeps its type. */
export function PlanFieldset({ field }: { field: Fields }) {
  const type = field.textOf('eventType')
  const options = type && !types.includes(type) ? [...types, type] : types
  return (
    <FieldGroup title="What">
      <TextField
        id="event-title"
        label="Title"
        required
        maxLength={eventLengths.title}
        {...field.props('title')}
        className="sm:col-span-2"
      />
      <SelectField
        label="Event type"
        required
        placeholder="Choose"
        options={options.map((value) => ({ value, label: value }))}
        {...field.props('eventType')}
      />
      <TextField
        label="Seats"
        inputMode="numeric"
        hint="Empty: as many as come."
        maxLength={6}
        autoComplete="off"
        {...field.props('seats')}
      />
      <TextAreaField
        label="Hook"
        rows={2}
        maxLength={eventLengths.hook}
        hint="One or two sentences that make someone want to come. Visitors and members see it under the title."
        {...field.props('hook')}
        className="sm:col-span-2"
      />
      <TextAreaField
        label="Description"
        maxLength={eventLengths.description}
        hint="For members."
        {...field.props('description')}
        className="sm:col-span-2"
      />
      <TextAreaField
        label="Agenda"
        maxLength={eventLengths.agenda}
        hint="A line for each point, with its time first: 18:30 Dinner."
        {...field.props('agenda')}
        className="sm:col-span-2"
      />
      <SelectField label="Language of these texts" options={languageOptions} {...field.props('textLanguage')} />
    </FieldGroup>
  )
}
