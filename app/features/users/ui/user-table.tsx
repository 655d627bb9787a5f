import type { ReactNode } from 'react'
import { useLinkClickHandler } from 'react-router'
import { levelLabels, roleLabels } from '~/features/admin/ui/labels'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { Badge } from '~/ui/badge'
import { Cell, Row, Table } from '~/ui/table'
import type { User } from '../model'
import { bulkForm } from './bulk-bar'

type Props = { users: User[]; selected: string | undefined; to: (id: string) => string }

const columns = [
  { key: 'pick', label: <span className="sr-only">Select</span>, className: 'w-8' },
  { key: 'email', label: 'Email' },
  { key: 'role', label: 'Role' },
  { key: 'level', label: 'Access level' },
  { key: 'admin', label: 'Admin' },
  { key: 'created', label: 'Created' },
]

/** An address opens its user beside the list; the checkboxes are for changing several at once. */
export const UserTable = ({ users, selected, to }: Props) => (
  <Table caption="Users" columns={columns}>
    {users.map(({ id, email, name, role, level, isAdmin, createdAt }) => (
      <Row key={id} selected={id === selected}>
        <Cell className="w-8">
          <input
            type="checkbox"
            name="user"
            value={id}
            form={bulkForm}
            aria-label={`Select ${email}`}
            className="block size-6 accent-action"
          />
        </Cell>
        <Cell header>
          <UserLink to={to(id)}>{email}</UserLink>
          {name && <span className="block text-muted wrap-anywhere">{name}</span>}
        </Cell>
        <Cell label="Role">{roleLabels[role]}</Cell>
        <Cell label="Access level">{levelLabels[level]}</Cell>
        <Cell label="Admin">
          {isAdmin ? <Badge tone="prestige">Admin</Badge> : <span className="text-muted">No</span>}
        </Cell>
        <Cell label="Created" className="text-muted">
          <Timestamp at={createdAt} />
        </Cell>
      </Row>
    ))}
  </Table>
)

/** Without JavaScript the hash scrolls to the user, who is below the list on a phone; with it the focus moves there. */
function UserLink({ to, children }: { to: string; children: ReactNode }) {
  const open = useLinkClickHandler(to, { preventScrollReset: true })
  return (
    <a href={`${to}#user`} onClick={open} className="wrap-anywhere font-semibold underline-offset-4 hover:underline">
      {children}
    </a>
  )
}
