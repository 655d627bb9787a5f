import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import { adminRoleLabels, adminRoleTexts, optionsOf } from '~/features/admin/ui/labels'
import { type AdminRole, adminRoles } from '~/lib/admin-roles'
import { SelectField } from '~/ui/field'
import type { OpenedUser } from '../model'
import type { UserForms } from './use-user-forms'

type Props = { user: OpenedUser; forms: UserForms; isSelf: boolean; isLastOwner: boolean }

/** What only owners do: make someone an admin, give an admin another role, and take the role away. */
export function AdminActions({ user, forms: { promote, adminRole: change, demote }, isSelf, isLastOwner }: Props) {
  const { id, email, adminRole } = user
  if (!adminRole) {
    return (
      <ConfirmButton
        form={promote}
        fields={{ user: id }}
        choice={(form) => <AdminRoleChoice form={form} value="reader" />}
        label="Promote to admin"
        busyLabel="Promoting..."
        question="Give this user admin access?"
        variant="default"
      >
        {email} gets the rights of the role that you choose. You can change or take it back at any time.
      </ConfirmButton>
    )
  }
  if (isLastOwner) return null
  return (
    <>
      <ConfirmButton
        form={change}
        fields={{ user: id }}
        choice={(form) => <AdminRoleChoice form={form} value={adminRole} />}
        label="Change admin role"
        busyLabel="Changing..."
        question={isSelf ? 'Change your own admin role?' : 'Change the admin role?'}
        variant="default"
      >
        {isSelf ? 'You have' : `${email} has`} the rights of the new role from the next click.
      </ConfirmButton>
      <ConfirmButton
        form={demote}
        fields={{ user: id }}
        label="Demote"
        busyLabel="Demoting..."
        question={isSelf ? 'Give up your own admin access?' : 'Take the admin access away?'}
        variant="default"
      >
        {isSelf ? 'You' : email} will be signed out at once, and can sign in again as a member.
      </ConfirmButton>
    </>
  )
}

/** In the dialog, which stands outside of the form. */
const AdminRoleChoice = ({ form, value }: { form: string; value: AdminRole }) => (
  <div className="mt-5 grid gap-4">
    <SelectField
      name="adminRole"
      label="Admin role"
      form={form}
      defaultValue={value}
      options={optionsOf(adminRoleLabels)}
    />
    <dl className="grid gap-2 text-sm">
      {adminRoles.map((role) => (
        <div key={role}>
          <dt className="inline font-semibold">{adminRoleLabels[role]}: </dt>
          <dd className="inline text-muted">{adminRoleTexts[role]}</dd>
        </div>
      ))}
    </dl>
  </div>
)
