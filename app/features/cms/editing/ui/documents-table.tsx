import { Lines, ListCell, ListRow, ListTable, RowLink } from '~/features/admin/ui/list-table'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { type DocumentType, documentForms } from '~/features/cms/fields/model'
import { contentPage } from '../model'
import type { ListedDocument } from '../queries.server'
import { StateBadge } from './state-badge'

const columns = [
  { key: 'name', label: 'Name', className: 'w-[40%]' },
  { key: 'translations', label: 'Translations' },
  { key: 'changed', label: 'Changed', className: 'w-44 hidden @2xl/list:table-cell' },
  { key: 'state', label: 'State', className: 'w-36' },
]

type Props = { type: DocumentType; rows: ListedDocument[]; isCompact: boolean; isLoading: boolean }

/** A row leads to the editor of its document. */
export const DocumentsTable = ({ type, rows, isCompact, isLoading }: Props) => (
  <ListTable caption={documentForms[type].label} columns={columns} isCompact={isCompact} isLoading={isLoading}>
    {rows.map(({ id, name, state, translationIssues, updatedAt, updatedBy }) => (
      <ListRow key={id}>
        <ListCell place="who" isHeader>
          <Lines title={name} first={<RowLink to={contentPage(type, id)}>{name}</RowLink>} />
        </ListCell>
        <ListCell place="what" className={translationIssues ? 'text-prestige' : 'text-muted'}>
          <Lines first={translationIssues ?? 'Complete'} />
        </ListCell>
        <ListCell place="more" className="hidden text-muted @2xl/list:table-cell">
          <Lines first={<Timestamp at={updatedAt} />} second={updatedBy ?? undefined} />
        </ListCell>
        <ListCell place="time">
          <StateBadge state={state} />
        </ListCell>
      </ListRow>
    ))}
  </ListTable>
)
