import { Lines, ListCell, ListRow, ListTable, RowLink } from '~/features/admin/ui/list-table'
import { engagementPage, type ListedEngagement } from '../model'
import { amountLabel, names, timeLabel } from './labels'
import { StateBadge } from './state-badge'

type Props = { engagements: ListedEngagement[]; isCompact: boolean; isLoading: boolean }

const columns = [
  { key: 'organisation', label: 'Organisation', className: 'w-[36%]' },
  { key: 'state', label: 'State', className: 'w-28' },
  { key: 'total', label: 'Total', className: 'w-32' },
  { key: 'owner', label: 'Owner', className: 'hidden @3xl/list:table-cell' },
  { key: 'day', label: 'Date', className: 'w-44' },
]

/** A row leads to the page of its engagement. */
export const EngagementTable = ({ engagements, isCompact, isLoading }: Props) => (
  <ListTable caption="Engagements" columns={columns} isCompact={isCompact} isLoading={isLoading}>
    {engagements.map((engagement) => {
      const { id, organisation, total, owner } = engagement
      return (
        <ListRow key={id}>
          <ListCell place="who" isHeader>
            <Lines
              title={organisation}
              first={
                <RowLink to={engagementPage(id)} name={`${organisation}: ${names.offering(engagement)}`}>
                  {organisation}
                </RowLink>
              }
              second={names.offering(engagement)}
              isKept
            />
          </ListCell>
          <ListCell place="what">
            <StateBadge {...engagement} />
          </ListCell>
          <ListCell place="extra" className="tabular-nums">
            {amountLabel(total)}
          </ListCell>
          <ListCell place="more" className="hidden text-muted @3xl/list:table-cell">
            {owner ?? 'Nobody'}
          </ListCell>
          <ListCell place="time">{timeLabel(engagement)}</ListCell>
        </ListRow>
      )
    })}
  </ListTable>
)
