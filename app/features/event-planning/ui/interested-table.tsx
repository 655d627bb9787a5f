import { roleLabels } from '~/features/admin/ui/labels'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { Cell, Row, Table } from '~/ui/table'
import type { Interested } from '../model'

const columns = [
  { key: 'who', label: 'Member' },
  { key: 'role', label: 'Role' },
  { key: 'since', label: 'Since' },
]

/** Members who clicked 'Express Interest' while no event was announced. */
export const InterestedTable = ({ interested }: { interested: Interested[] }) => (
  <Table caption="Members who would like to hear about the next event" columns={columns}>
    {interested.map(({ id, name, email, role, since }) => (
      <Row key={id}>
        <Cell header>
          {name && <span className="block font-semibold wrap-anywhere">{name}</span>}
          <a href={`mailto:${email}`} className="text-muted underline-offset-4 wrap-anywhere hover:underline">
            {email}
          </a>
        </Cell>
        <Cell label="Role">{role ? roleLabels[role] : 'None'}</Cell>
        <Cell label="Since" className="text-muted">
          <Timestamp at={since} />
        </Cell>
      </Row>
    ))}
  </Table>
)
