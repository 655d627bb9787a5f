import { SelectField, TextField } from '~/ui/field'
import { eventLengths, type Host } from '../model'
import { FieldGroup } from './field-group'
import { languageOptions } from './plan-fieldset'
import type { Fields } from './use-fields'

/** Who hosts the event, and in which language it is held. */
export const HostFields = ({ field, hosts }: { field: Fields; hosts: Host[] }) => (
  <FieldGroup title="Host">
    <SelectField
      label="Host"
      placeholder="Nobody, or the name beside"
      options={hosts.map(({ id, name }) => ({ value: id, label: name }))}
      {...field.props('hostId')}
    />
    <TextField
      label="Host who is no admin"
      maxLength={eventLengths.hostName}
      hint="A name. Ask them first: members see it."
      autoComplete="off"
      {...field.props('hostName')}
    />
    <SelectField label="Language of the evening" options={languageOptions} {...field.props('language')} />
  </FieldGroup>
)
