import { adminRoleLabels, levelLabels, roleLabels } from '~/features/admin/ui/labels'
import { ListDetail } from '~/features/admin/ui/list-detail'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { organisationPage } from '~/features/organisations/model'
import { personPage } from '~/features/people/model'
import { Badge } from '~/ui/badge'
import { Link } from '~/ui/link'
import { type UserFilter, type UserFormName, usersPage } from '../model'
import { MainUserActions, MoreUserActions, type UserActionsProps } from './user-actions'

type Props = Omit<UserActionsProps, 'actionOf'> & { filter: UserFilter }

/** One user beside the list, with all commands on them. Needs a `key` per user, so that its state is reset. */
export function UserDetail({ filter, ...props }: Props) {
  const { id, email, name, role, level, organisation, adminRole, createdAt } = props.user
  const actions = { ...props, actionOf: (form: UserFormName) => usersPage({ ...filter, user: id, form }) }
  return (
    <ListDetail
      title={name || email}
      personTo={personPage(id)}
      isChosen
      closeTo={usersPage(filter)}
      eyebrow={
        <>
          {roleLabels[role]} · {levelLabels[level]} {adminRole && <Badge>{adminRoleLabels[adminRole]}</Badge>}
        </>
      }
      byline={
        <>
          {name && <p>{email}</p>}
          {organisation && (
            <p className="mt-1">
              <Link to={organisationPage(organisation.id)} className="underline underline-offset-4">
                {organisation.name}
              </Link>
            </p>
          )}
          <p className="mt-1">
            Since <Timestamp at={createdAt} />
          </p>
        </>
      }
      actions={<MainUserActions {...actions} />}
    >
      <MoreUserActions {...actions} />
    </ListDetail>
  )
}
