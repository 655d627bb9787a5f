import { levelLabels, optionsOf, roleLabels } from '~/features/admin/ui/labels'
import { type MemberRole, memberRoles } from '~/lib/member-roles'
import { CheckboxField, SelectField } from '~/ui/field'
import type { FormHandle } from '~/web/forms/use-form'
import type { InsightForm, ManagedInsight } from '../model'

type Props = { form: FormHandle<InsightForm>; insight: ManagedInsight | undefined }

/** The audience of an item: its roles and lowest access level. */
export function AudienceFields({ form, insight }: Props) {
  const isChosen = (role: MemberRole) =>
    form.wasSubmitted ? form.isTicked('roles', role) : Boolean(insight?.roles.includes(role))
  const error = form.errorOf('roles')
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
              defaultChecked={isChosen(role)}
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
      <SelectField
        label="Lowest access level"
        options={optionsOf(levelLabels)}
        defaultValue={insight?.minLevel ?? 'entry'}
        {...form.field('minLevel')}
      />
    </div>
  )
}
