import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import { levelLabels, optionsOf, roleLabels } from '~/features/admin/ui/labels'
import { ListDetail } from '~/features/admin/ui/list-detail'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { Badge } from '~/ui/badge'
import { ButtonLink } from '~/ui/button'
import { type User, type UserFilter, type UserFormName, usersPage } from '../model'
import { AccessSelect } from './access-select'
import { useUserForm } from './use-user-form'
import { ConfirmedAction, UserAction } from './user-action'

type Props = {
  user: User
  filter: UserFilter
  isSelf: boolean
  /** The last admin can't be demoted or removed. */
  isLastAdmin: boolean
}

/** One user beside the list, with all commands on them. Needs a `key` per user, so that its state is reset. */
export function UserDetail({ user, filter, isSelf, isLastAdmin }: Props) {
  const { id, email, name, role, level, isAdmin, createdAt } = user
  const formOf = (name: UserFormName) => ({ name, userId: id, action: usersPage({ ...filter, user: id, form: name }) })
  // Here and not at their buttons, which are gone as soon as the user is loaded again: the result would not be shown.
  const promote = useUserForm('promote', formOf('promote'))
  const demote = useUserForm('demote', formOf('demote'))
  return (
    <ListDetail
      title={name || email}
      isChosen
      closeTo={usersPage(filter)}
      eyebrow={
        <>
          {roleLabels[role]} · {levelLabels[level]} {isAdmin && <Badge>Admin</Badge>}
        </>
      }
      byline={
        <>
          {name && <p>{email}</p>}
          <p className="mt-1">
            Since <Timestamp at={createdAt} />
          </p>
        </>
      }
    >
      <div className="grid gap-4">
        <AccessSelect
          userId={id}
          name="role"
          label="Role"
          value={role}
          options={optionsOf(roleLabels)}
          action={formOf('role').action}
        />
        <AccessSelect
          userId={id}
          name="level"
          label="Access level"
          value={level}
          options={optionsOf(levelLabels)}
          action={formOf('level').action}
        />
      </div>
      <div className="flex flex-wrap gap-2.5">
        {!isAdmin && (
          <ConfirmButton
            form={promote}
            fields={{ user: id }}
            label="Promote to admin"
            busyLabel="Promoting..."
            question="Give this user admin access?"
            variant="default"
          >
            {email} will see and change everything in these pages: users, requests, events, content and mail. You can
            take it back at any time.
          </ConfirmButton>
        )}
        <UserAction {...formOf('reset')} label="Send password reset" busyLabel="Sending..." />
        <ButtonLink to={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} variant="outline" size="sm">
          Send email
        </ButtonLink>
        {isAdmin && !isLastAdmin && (
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
        )}
        {!isSelf && !isLastAdmin && (
          <ConfirmedAction {...formOf('remove')} label="Remove" busyLabel="Removing..." question="Remove this user?">
            The account of {email}, its sessions and its answers to events will be deleted. This can’t be undone.
          </ConfirmedAction>
        )}
      </div>
      {isLastAdmin && <p className="text-muted text-sm">The last admin can’t be demoted or removed.</p>}
      {isSelf && !isLastAdmin && <p className="text-muted text-sm">This is you. Only another admin can remove you.</p>}
    </ListDetail>
  )
}
