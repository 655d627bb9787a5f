import { Timestamp } from '~/features/admin/ui/timestamp'
import { type DocumentType, documentForms } from '~/features/cms/fields/model'
import { Link } from '~/ui/link'
import { Cell, Row, Table } from '~/ui/table'
import { contentPage } from '../model'
import type { ListedDocument } from '../queries.server'
import { StateBadge } from './state-badge'

const columns = [
  { key: 'name', label: 'Name' },
  { key: 'state', label: 'State' },
  { key: 'gaps', label: 'Translations' },
  { key: 'changed', label: 'Changed' },
]

export const DocumentsTable = ({ type, rows }: { type: DocumentType; rows: ListedDocument[] }) => (
  <Table caption={`${documentForms[type].label}, the last changed first`} columns={columns}>
    {rows.map(({ id, name, state, translationIssues, updatedAt, updatedBy }) => (
      <Row key={id}>
        <Cell header className="md:w-2/5">
          <Link
            to={contentPage(type, id)}
            className="wrap-anywhere inline-flex items-center font-semibold underline-offset-4 hover:underline max-md:min-h-11 pointer-coarse:min-h-11"
          >
            {name}
          </Link>
        </Cell>
        <Cell label="State">
          <StateBadge state={state} />
        </Cell>
        <Cell label="Translations" className={translationIssues ? 'text-prestige' : 'text-muted'}>
          {translationIssues ?? 'Complete'}
        </Cell>
        <Cell label="Changed" className="text-muted">
          <Timestamp at={updatedAt} />
          {updatedBy && <span className="wrap-anywhere block text-xs">{updatedBy}</span>}
        </Cell>
      </Row>
    ))}
  </Table>
)
