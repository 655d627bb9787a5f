import { levelLabels } from '~/features/admin/ui/labels'
import { Lines, ListCell, ListRow, ListTable, RowLink } from '~/features/admin/ui/list-table'
import { type ListedOrganisation, organisationPage } from '../model'
import { countryLabel, kindLabels, membersLabel } from './labels'

type Props = { organisations: ListedOrganisation[]; isCompact: boolean; isLoading: boolean }

const columns = [
  { key: 'name', label: 'Organisation', className: 'w-[38%]' },
  { key: 'members', label: 'Members', className: 'w-32' },
  { key: 'owner', label: 'Owner on our team', className: 'hidden @2xl/list:table-cell' },
  { key: 'level', label: 'Level', className: 'w-28' },
]

/** A row leads to the page of its organisation. */
export const OrganisationTable = ({ organisations, isCompact, isLoading }: Props) => (
  <ListTable caption="Organisations" columns={columns} isCompact={isCompact} isLoading={isLoading}>
    {organisations.map(({ id, name, kind, country, level, owner, members }) => (
      <ListRow key={id}>
        <ListCell place="who" isHeader>
          <Lines
            title={name}
            first={<RowLink to={organisationPage(id)}>{name}</RowLink>}
            second={[kindLabels[kind], countryLabel(country)].filter(Boolean).join(', ')}
          />
        </ListCell>
        <ListCell place="what">{membersLabel(members)}</ListCell>
        <ListCell place="more" className="hidden text-muted @2xl/list:table-cell">
          {owner ?? 'Nobody'}
        </ListCell>
        <ListCell place="time">{levelLabels[level]}</ListCell>
      </ListRow>
    ))}
  </ListTable>
)
