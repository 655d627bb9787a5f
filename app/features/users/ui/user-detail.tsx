import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { levelLabels, optionsOf, roleLabels } from '~/features/admin/ui/labels'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { Badge } from '~/ui/badge'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { type User, type UserFilter, type UserFormName, usersPage } from '../model'
import { AccessSelect } from './access-select'
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
  const heading = useFocusWhenOpened()
  const formOf = (name: UserFormName) => ({ name, userId: id, action: usersPage({ ...filter, user: id, form: name }) })
  return (
    <section
      id="user"
      aria-labelledby="user-title"
      className="grid scroll-mt-24 content-start gap-6 self-start lg:sticky lg:top-24 lg:border-line lg:border-l lg:pl-8"
    >
      <div>
        <p className="flex min-h-6 items-center justify-between gap-3 text-prestige text-sm">
          <span>
            {roleLabels[role]} · {levelLabels[level]} {isAdmin && <Badge className="ml-2">Admin</Badge>}
          </span>
          <Link to={usersPage(filter)} preventScrollReset className="py-2 text-muted underline underline-offset-4">
            Close
          </Link>
        </p>
        <h2 id="user-title" ref={heading} tabIndex={-1} className="wrap-anywhere mt-1 text-2xl outline-none">
          {name || email}
        </h2>
        {name && <p className="wrap-anywhere text-muted text-sm">{email}</p>}
        <p className="mt-1 text-muted text-sm">
          Since <Timestamp at={createdAt} />
        </p>
      </div>
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
        {!isAdmin && <UserAction {...formOf('promote')} label="Promote to admin" busyLabel="Promoting..." />}
        <UserAction {...formOf('reset')} label="Send password reset" busyLabel="Sending..." />
        <ButtonLink to={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} variant="outline" size="sm">
          Send email
        </ButtonLink>
        {isAdmin && !isLastAdmin && (
          <ConfirmedAction
            {...formOf('demote')}
            label="Demote"
            busyLabel="Demoting..."
            question={isSelf ? 'Give up your own admin access?' : 'Take the admin access away?'}
            variant="default"
          >
            {isSelf ? 'You' : email} will be signed out at once, and can sign in again as a member.
          </ConfirmedAction>
        )}
        {!isSelf && !isLastAdmin && (
          <ConfirmedAction {...formOf('remove')} label="Remove" busyLabel="Removing..." question="Remove this user?">
            The account of {email}, its sessions and its answers to events will be deleted. This can’t be undone.
          </ConfirmedAction>
        )}
      </div>
      {isLastAdmin && <p className="text-muted text-sm">The last admin can’t be demoted or removed.</p>}
      {isSelf && !isLastAdmin && <p className="text-muted text-sm">This is you. Only another admin can remove you.</p>}
    </section>
  )
}

/** Focuses the heading when a user is opened from the list, but not on page load or when going back. */
function useFocusWhenOpened() {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigationType = useRef(useNavigationType())
  useEffect(() => {
    if (navigationType.current === 'PUSH') heading.current?.focus()
  }, [])
  return heading
}
