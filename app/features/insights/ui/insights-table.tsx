import { levelLabels, roleLabels } from '~/features/admin/ui/labels'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { formatSize } from '~/files/size'
import { localeNames } from '~/i18n/locales'
import { Badge } from '~/ui/badge'
import { Link } from '~/ui/link'
import { Cell, Row, Table } from '~/ui/table'
import { insightPage, type ManagedInsight, missingIn, typeOf } from '../model'

const columns = [
  { key: 'title', label: 'Title' },
  { key: 'audience', label: 'For' },
  { key: 'state', label: 'State' },
  { key: 'file', label: 'File' },
  { key: 'changed', label: 'Changed' },
  { key: 'download', label: <span className="sr-only">Download</span> },
]

export const InsightsTable = ({ rows }: { rows: ManagedInsight[] }) => (
  <Table caption="Items of the Content Hub, changed last first" columns={columns}>
    {rows.map((insight) => (
      <InsightRow key={insight.id} insight={insight} />
    ))}
  </Table>
)

function InsightRow({ insight }: { insight: ManagedInsight }) {
  const { id, title, roles, minLevel, publishedAt, fileName, size, updatedAt } = insight
  const missing = missingIn(insight)
  return (
    <Row>
      <Cell header className="md:w-2/5">
        <Link
          to={insightPage(id)}
          className="inline-flex min-h-11 items-center font-semibold underline-offset-4 wrap-anywhere hover:underline md:min-h-0"
        >
          {title.en}
        </Link>
        {missing.length > 0 && (
          <span className="mt-1 block text-prestige text-xs">
            Missing in {missing.map((locale) => localeNames[locale]).join(' and ')}
          </span>
        )}
      </Cell>
      <Cell label="For">
        {roles.map((role) => roleLabels[role]).join(', ')}
        <span className="block text-muted text-xs">from {levelLabels[minLevel]}</span>
      </Cell>
      <Cell label="State">
        <Badge tone={publishedAt ? 'success' : 'neutral'}>{publishedAt ? 'Published' : 'Draft'}</Badge>
      </Cell>
      <Cell label="File" className="whitespace-nowrap">
        {typeOf(fileName)}, {formatSize(size)}
      </Cell>
      <Cell label="Changed" className="text-muted">
        <Timestamp at={updatedAt} />
      </Cell>
      <Cell className="whitespace-nowrap md:text-right">
        {publishedAt && (
          <a
            href={`/insights/${id}`}
            aria-label={`Download ${fileName}`}
            className="inline-flex min-h-11 items-center text-muted text-sm underline underline-offset-4 hover:text-ink md:min-h-0"
          >
            Download
          </a>
        )}
      </Cell>
    </Row>
  )
}
