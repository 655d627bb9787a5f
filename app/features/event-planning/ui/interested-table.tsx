import { roleLabels } from '~/features/admin/ui/labels'
import { Lines, ListCell, ListRow, ListTable } from '~/features/admin/ui/list-table'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { PersonLink } from '~/features/people/ui/person-link'
import type { Interested } from '../model'

const columns = [
  { key: 'who', label: 'Member' },
  { key: 'role', label: 'Role', className: 'w-36' },
  { key: 'since', label: 'Since', className: 'w-44' },
]

type Props = { interested: Interested[]; isCompact: boolean; isLoading: boolean }

/** Members who clicked 'Express Interest' while no event was announced. */
export const InterestedTable = ({ interested, isCompact, isLoading }: Props) => (
  <ListTable
    caption="Members who would like to hear about the next event"
    columns={columns}
    isCompact={isCompact}
    isLoading={isLoading}
  >
    {interested.map(({ id, name, email, role, since }) => (
      <ListRow key={id}>
        <ListCell place="who" isHeader>
          <Lines
            title={name || email}
            first={
              <PersonLink id={id} className="font-semibold">
                {name || email}
              </PersonLink>
            }
            second={name ? email : undefined}
          />
        </ListCell>
        <ListCell place="what">{role ? roleLabels[role] : 'None'}</ListCell>
        <ListCell place="time" className="text-muted">
          <Timestamp at={since} />
        </ListCell>
      </ListRow>
    ))}
  </ListTable>
)
