import { Timestamp } from '~/features/admin/ui/timestamp'
import { cx } from '~/lib/cx'
import { Link } from '~/ui/link'
import type { History } from '../queries.server'
import { kindLabels } from './revision-labels'

type Props = { rows: History['rows']; selected: number | undefined; page: number }

/** Every version, latest first; a query parameter selects one. */
export const RevisionsTable = ({ rows, selected, page }: Props) => (
  <ol className="border-line border-t text-sm">
    {rows.map(({ version, kind, editorEmail, createdAt }) => (
      <li key={version}>
        <Link
          to={`?${new URLSearchParams({ version: String(version), ...(page > 1 && { page: String(page) }) })}`}
          preventScrollReset
          aria-current={version === selected ? 'true' : undefined}
          className={cx(
            'grid gap-0.5 border-line border-b border-l-2 px-4 py-3 hover:bg-ink/3',
            version === selected ? 'border-l-action bg-raised' : 'border-l-transparent',
          )}
        >
          <span className="flex justify-between gap-4">
            <span className="font-semibold">{kindLabels[kind]}</span>
            <span className="text-muted tabular-nums">Version {version}</span>
          </span>
          <span className="wrap-anywhere text-muted text-xs">
            <Timestamp at={createdAt} /> · {editorEmail || 'before the history began'}
          </span>
        </Link>
      </li>
    ))}
  </ol>
)
