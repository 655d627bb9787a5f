import { Link } from '~/ui/link'
import { type LineKind, listPages, todayPage } from '../model/lines'
import { groupLabels } from './labels'

/** Says which kinds could not be loaded; the rest of the page is as it should be. */
export function FailedKinds({ kinds }: { kinds: LineKind[] }) {
  if (kinds.length === 0) return null
  return (
    <ul className="mt-4 border-line border-t">
      {kinds.map((kind) => (
        <li key={kind} className="flex min-h-13 flex-wrap items-center gap-x-2 border-ink/9 border-b py-2 text-sm">
          <span className="text-danger">{groupLabels[kind]} could not be loaded.</span>
          <span className="text-muted">Nothing is lost; the rest of this page is up to date.</span>
          <Link to={todayPage} className="py-3 underline underline-offset-4">
            Try again
          </Link>
          <Link to={listPages[kind]} className="py-3 text-muted underline underline-offset-4">
            Open the list
          </Link>
        </li>
      ))}
    </ul>
  )
}
