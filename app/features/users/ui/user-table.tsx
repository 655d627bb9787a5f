import { adminRoleLabels, levelLabels, roleLabels } from '~/features/admin/ui/labels'
import { Lines, ListCell, ListRow, ListTable, RowCheck, RowLink } from '~/features/admin/ui/list-table'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { useCan } from '~/features/members/ui/use-can'
import { Badge } from '~/ui/badge'
import { type User, type UserFilter, usersPage } from '../model'

type Props = {
  users: User[]
  selected: string | undefined
  filter: UserFilter
  isCompact: boolean
  isLoading: boolean
}

const columns = [
  { key: 'who', label: 'Name, email' },
  { key: 'access', label: 'Role, access level', className: 'w-36' },
  { key: 'admin', label: 'Admin', className: 'w-24' },
  { key: 'created', label: 'Created', className: 'w-40 hidden @2xl/list:table-cell' },
]

/** A row opens its user beside the list; the boxes are for changing several at once. */
export const UserTable = ({ users, selected, filter, isCompact, isLoading }: Props) => {
  const canSelect = useCan('user.change')
  return (
    <ListTable
      caption="Users"
      columns={columns}
      isCompact={isCompact}
      isLoading={isLoading}
      canSelect={canSelect}
      closeTo={usersPage(filter)}
    >
      {users.map(({ id, email, name, role, level, adminRole, createdAt }) => (
        <ListRow
          key={id}
          isCurrent={id === selected}
          {...(canSelect && { check: <RowCheck field="user" value={id} name={email} /> })}
        >
          <ListCell place="who" isHeader>
            <Lines
              title={name || email}
              first={
                <RowLink to={usersPage({ ...filter, user: id })} isBeside name={name ? `${name}, ${email}` : undefined}>
                  {name || email}
                </RowLink>
              }
              second={name ? email : undefined}
              isKept
            />
          </ListCell>
          <ListCell place="what">
            <Lines first={roleLabels[role]} second={levelLabels[level]} />
          </ListCell>
          <ListCell place="time">{adminRole && <Badge tone="prestige">{adminRoleLabels[adminRole]}</Badge>}</ListCell>
          <ListCell place="more" className="hidden text-muted @2xl/list:table-cell">
            <Timestamp at={createdAt} />
          </ListCell>
        </ListRow>
      ))}
    </ListTable>
  )
}
