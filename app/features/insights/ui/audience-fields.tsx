import { levelLabels, optionsOf, roleLabels } from '~/features/admin/ui/labels'
import { memberRoles } from '~/lib/member-roles'
import { CheckboxField, SelectField } from '~/ui/field'
import type { FormResult } from '~/web/forms/form-result'
import { useFieldErrors } from '~/web/forms/use-form'
import type { ManagedInsight } from '../model'

type Props = { answer: FormResult | undefined; insight: ManagedInsight | undefined }

/** Whom an item is for: these roles, from this level up. */
export function AudienceFields({ answer, insight }: Props) {
  const { errorOf, typedIn } = useFieldErrors(answer)
  const typed = answer && answer.state !== 'done' ? answer.lists?.roles : undefined
  const chosen = typed ?? insight?.roles ?? []
  const error = errorOf('roles')
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
              defaultChecked={chosen.includes(role)}
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
        name="minLevel"
        label="Lowest access level"
        options={optionsOf(levelLabels)}
        defaultValue={insight?.minLevel ?? 'entry'}
        {...typedIn('minLevel')}
        error={errorOf('minLevel')}
      />
    </div>
  )
}
