import { levelLabels, roleLabels } from '~/features/admin/ui/labels'
import { Lines, ListCell, ListRow, ListTable, RowLink } from '~/features/admin/ui/list-table'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { formatSize } from '~/files/size'
import { localeNames } from '~/i18n/locales'
import { Badge } from '~/ui/badge'
import { insightPage, type ManagedInsight, missingIn, typeOf } from '../model'

const columns = [
  { key: 'title', label: 'Title', className: 'w-[36%]' },
  { key: 'audience', label: 'For' },
  { key: 'file', label: 'File', className: 'w-32 hidden @3xl/list:table-cell' },
  { key: 'changed', label: 'Changed', className: 'w-40 hidden @2xl/list:table-cell' },
  { key: 'state', label: 'State', className: 'w-28' },
  { key: 'download', label: <span className="sr-only">Download</span>, className: 'w-24' },
]

type Props = { rows: ManagedInsight[]; isCompact: boolean; isLoading: boolean }

/** A row leads to the page of its item. */
export const InsightsTable = ({ rows, isCompact, isLoading }: Props) => (
  <ListTable caption="Items of the Content Hub" columns={columns} isCompact={isCompact} isLoading={isLoading}>
    {rows.map((insight) => (
      <InsightRow key={insight.id} insight={insight} />
    ))}
  </ListTable>
)

function InsightRow({ insight }: { insight: ManagedInsight }) {
  const { id, title, roles, minLevel, publishedAt, fileName, size, updatedAt } = insight
  const missing = missingIn(insight)
  return (
    <ListRow>
      <ListCell place="who" isHeader>
        <Lines
          title={title.en}
          first={<RowLink to={insightPage(id)}>{title.en}</RowLink>}
          second={
            missing.length > 0 && (
              <span className="text-prestige">
                Missing in {missing.map((locale) => localeNames[locale]).join(' and ')}
              </span>
            )
          }
        />
      </ListCell>
      <ListCell place="what">
        <Lines first={roles.map((role) => roleLabels[role]).join(', ')} second={`from ${levelLabels[minLevel]}`} />
      </ListCell>
      <ListCell place="more" className="hidden text-muted @3xl/list:table-cell">
        {typeOf(fileName)}, {formatSize(size)}
      </ListCell>
      <ListCell place="more" className="hidden text-muted @2xl/list:table-cell">
        <Timestamp at={updatedAt} />
      </ListCell>
      <ListCell place="time">
        <Badge tone={publishedAt ? 'success' : 'neutral'}>{publishedAt ? 'Published' : 'Draft'}</Badge>
      </ListCell>
      <ListCell place="extra">
        {publishedAt && (
          <a
            href={`/insights/${id}`}
            aria-label={`Download ${fileName}`}
            className="inline-flex items-center text-muted text-sm underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
          >
            Download
          </a>
        )}
      </ListCell>
    </ListRow>
  )
}
