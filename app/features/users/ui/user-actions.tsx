import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import { LookOnly } from '~/features/admin/ui/for-right'
import { levelLabels, optionsOf, roleLabels } from '~/features/admin/ui/labels'
import { useCan } from '~/features/members/ui/use-can'
import { Button, ButtonLink } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { inheritedLevel, type OpenedUser, type UserFormName } from '../model'
import { AccessSelect } from './access-select'
import { AdminActions } from './admin-actions'
import type { UserForms } from './use-user-forms'

export type UserActionsProps = {
  user: OpenedUser
  /** The address that a form is sent to. */
  actionOf: (form: UserFormName) => string
  forms: UserForms
  isSelf: boolean
  /** The last owner can't be demoted or removed. */
  isLastOwner: boolean
}

/** The main commands on one user: level, admin access, removal. */
export function MainUserActions({ user, actionOf, forms, isSelf, isLastOwner }: UserActionsProps) {
  const { id, email, level, hasOwnLevel, organisation, adminRole } = user
  const { remove } = forms
  const canChange = useCan('user.change')
  const canManageAdmins = useCan('admin.manage')
  if (!canChange) return <LookOnly />
  if (adminRole && !canManageAdmins) return null
  return (
    <>
      <AccessSelect
        userId={id}
        name="level"
        label="Access level"
        value={hasOwnLevel || !organisation ? level : inheritedLevel}
        options={levelOptions(organisation)}
        action={actionOf('level')}
        className="basis-24 @min-[53rem]/page:basis-full"
      />
      {canManageAdmins && <AdminActions {...{ user, forms, isSelf, isLastOwner }} />}
      {!isSelf && !isLastOwner && (
        <ConfirmButton
          form={remove}
          fields={{ user: id }}
          label="Remove"
          busyLabel="Removing..."
          question="Remove this user?"
        >
          The account of {email}, its sessions and its answers to events will be deleted. This can’t be undone.
        </ConfirmButton>
      )}
    </>
  )
}

/** The other commands, and why some are missing. */
export function MoreUserActions({
  user: { id, email, role, hasFactor, adminRole },
  actionOf,
  forms: { reset, signOut, factors },
  isSelf,
  isLastOwner,
}: UserActionsProps) {
  const canChange = useCan('user.change')
  const canManageAdmins = useCan('admin.manage')
  if (!canChange) return null
  const mayChange = canManageAdmins || !adminRole
  return (
    <>
      <div className="grid gap-4">
        {mayChange && (
          <AccessSelect
            userId={id}
            name="role"
            label="Role"
            value={role}
            options={optionsOf(roleLabels)}
            action={actionOf('role')}
          />
        )}
        <div className="flex flex-wrap gap-2.5">
          <Form form={reset}>
            <input type="hidden" name="user" value={id} />
            <Button type="submit" variant="outline" size="sm" busy={reset.isBusy} busyLabel="Sending...">
              Send password reset
            </Button>
          </Form>
          <ButtonLink to={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} variant="outline" size="sm">
            Send email
          </ButtonLink>
          {!isSelf && mayChange && (
            <ConfirmButton
              form={signOut}
              fields={{ user: id }}
              label="Sign out everywhere"
              busyLabel="Signing out..."
              question="Sign this person out everywhere?"
              variant="default"
            >
              For a lost or stolen device. {email} has to sign in again in every browser.
            </ConfirmButton>
          )}
          {hasFactor && !isSelf && mayChange && (
            <ConfirmButton
              form={factors}
              fields={{ user: id }}
              label="Remove second factor"
              busyLabel="Removing..."
              question="Remove the passkeys and the authenticator app?"
            >
              For someone who has lost them. Make sure that it is {email} who asks: until they set up a new one, their
              password alone is enough. They are signed out everywhere.
            </ConfirmButton>
          )}
        </div>
      </div>
      {isLastOwner && <p className="text-muted text-sm">The last owner can’t be demoted or removed.</p>}
      {isSelf && !isLastOwner && (
        <p className="text-muted text-sm">
          This is you. Only {adminRole === 'owner' ? 'another' : 'an'} owner can remove you.
        </p>
      )}
      {!mayChange && !isSelf && (
        <p className="text-muted text-sm">This is an admin. Only an owner can change or remove the account.</p>
      )}
    </>
  )
}

/** Levels of their own, and that of the organisation where there is one. */
const levelOptions = (organisation: OpenedUser['organisation']) => [
  ...(organisation
    ? [{ value: inheritedLevel, label: `${levelLabels[organisation.level]}, as the organisation` }]
    : []),
  ...optionsOf(levelLabels),
]
