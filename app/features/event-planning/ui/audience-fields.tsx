import { useId } from 'react'
import { levelLabels, optionsOf, roleLabels } from '~/features/admin/ui/labels'
import { memberRoles } from '~/lib/member-roles'
import { CheckboxField, SelectField } from '~/ui/field'
import { FieldNotes } from '~/ui/field-frame'
import { FieldGroup } from './field-group'
import type { Fields } from './use-fields'

/** Roles and lowest level. A narrower audience removes no answer. */
export function AudienceFields({ field }: { field: Fields }) {
  const id = useId()
  const error = field.errorOf('roles')
  return (
    <FieldGroup title="For whom" describedBy={error ? `${id}-error ${id}-hint` : `${id}-hint`}>
      <div>
        <div className="grid">
          {memberRoles.map((role) => (
            <CheckboxField
              key={role}
              name="roles"
              value={role}
              label={roleLabels[role]}
              defaultChecked={field.isTicked(role)}
              {...(error ? { 'aria-invalid': true } : {})}
            />
          ))}
        </div>
        <FieldNotes id={id} error={error} />
      </div>
      <SelectField label="Lowest level" options={optionsOf(levelLabels)} {...field.props('minLevel')} />
      <p id={`${id}-hint`} className="max-w-[65ch] text-muted text-xs sm:col-span-2">
        Without a role no member is invited; visitors see the event if it is shown on /circles. Whoever has answered and
        is outside a narrower audience no longer sees the event on their page. They keep their answer and their seat,
        are marked in the list of answers, and are still emailed about changes.
      </p>
    </FieldGroup>
  )
}
