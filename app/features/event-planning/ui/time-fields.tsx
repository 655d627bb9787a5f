import { SelectField, TextField } from '~/ui/field'
import { eventLengths } from '../model'
import { FieldGroup } from './field-group'
import type { Fields } from './use-fields'

/** Begin, end, time zone and place. Times are in that zone. */
export const TimeFields = ({ field, zones }: { field: Fields; zones: string[] }) => (
  <FieldGroup title="When and where">
    <TextField label="Begins on" type="date" required {...field.props('date')} />
    <TextField
      label="Begins at"
      type="time"
      required
      hint="In the night when clocks are put back, a time that they show twice is the first of the two."
      {...field.props('time')}
    />
    <TextField label="Ends on" type="date" hint="Empty: the same day." {...field.props('endDate')} />
    <TextField label="Ends at" type="time" hint="Empty: the end is left open." {...field.props('endTime')} />
    <SelectField
      label="Time zone of the place"
      required
      options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      hint="The times above are what the clock on the wall shows there."
      {...field.props('timeZone')}
    />
    <TextField
      label="Place"
      required
      hint="Members see it and get it by email. Visitors do not."
      maxLength={eventLengths.location}
      autoComplete="off"
      {...field.props('location')}
    />
  </FieldGroup>
)
