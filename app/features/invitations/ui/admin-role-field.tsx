import { adminRoleLabels, optionsOf } from '~/features/admin/ui/labels'
import { SelectField } from '~/ui/field'
import { Link } from '~/ui/link'
import type { FormHandle } from '~/web/forms/use-form'
import { confirmPageFor } from '~/web/requested-page'
import { type InvitationForm, invitePage } from '../model'

type Props = { form: FormHandle<InvitationForm>; hasProof: boolean }

/** Without a fresh proof only the way to one: asked for after the form is sent, it would lose what was typed. */
export function AdminRoleField({ form, hasProof }: Props) {
  if (!hasProof) {
    return (
      <p className="text-muted text-sm">
        To invite an admin,{' '}
        <Link to={confirmPageFor(invitePage)} className="underline underline-offset-4">
          confirm first that it is you
        </Link>
        .
      </p>
    )
  }
  return (
    <SelectField
      label="Admin role"
      hint="All admins are told by email when the invitation is accepted."
      placeholder="None, a member"
      options={optionsOf(adminRoleLabels)}
      {...form.field('adminRole')}
    />
  )
}
