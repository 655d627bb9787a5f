import { levelLabels, optionsOf, roleLabels } from '~/features/admin/ui/labels'
import { memberRoles } from '~/lib/member-roles'
import { CheckboxField, SelectField } from '~/ui/field'
import type { InsightFields } from './insight-fields'

type Props = { fields: InsightFields }

/** The audience of an item: its roles and lowest access level. */
export function AudienceFields({ fields }: Props) {
  const error = fields.errorOf('roles')
  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-3">
      <fieldset aria-describedby={error ? 'roles-error' : undefined} className="lg:col-span-2">
        <legend className="mb-1.5 font-medium text-sm">Roles that may have it</legend>
        <div className="flex flex-wrap gap-x-8">
          {memberRoles.map((role, index) => (
            <CheckboxField
              key={role}
              name="roles"
              value={role}
              label={roleLabels[role]}
              defaultChecked={fields.isTicked('roles', role)}
              // The first of them takes the focus when none is ticked.
              {...(error && index === 0 && { 'aria-invalid': true })}
            />
          ))}
        </div>
        {error && (
          <p id="roles-error" className="mt-1.5 text-danger text-sm">
            Tick at least one role.
          </p>
        )}
      </fieldset>
      <SelectField label="Lowest access level" options={optionsOf(levelLabels)} {...fields.text('minLevel')} />
    </div>
  )
}
