import { cx } from '~/lib/cx'
import { Link } from '~/ui/link'
import { type LineGroup as Group, type Line, type LineKind, listPages } from '../model/lines'
import { groupLabels } from './labels'
import { LineRow } from './line-row'
import type { LinesHandle } from './use-lines'

const isKind = (key: Group | LineKind): key is LineKind => key in listPages

type Props = { id: Group | LineKind; lines: Line[]; isCut: boolean; handle: LinesHandle }

/** Lines under a heading with their number. A group of one kind leads to its list. */
export const LineGroup = ({ id, lines, isCut, handle }: Props) => (
  <section aria-labelledby={`group-${id}`} className="mt-4">
    <h2
      id={`group-${id}`}
      className={cx(
        'flex gap-2 border-line border-b pb-1.5 font-semibold font-text text-[0.75rem]/4 tracking-normal',
        id === 'over' && 'text-danger',
      )}
    >
      {groupLabels[id]}{' '}
      {isKind(id) ? (
        <Link
          to={listPages[id]}
          className="-my-3.5 px-1 py-3.5 font-normal text-muted underline underline-offset-4 hover:text-ink"
          aria-label={`All ${groupLabels[id].toLowerCase()}: ${lines.length}${isCut ? ' and more' : ''}`}
        >
          {lines.length}
          {isCut && '+'}
        </Link>
      ) : (
        <span className="font-normal text-muted">{lines.length}</span>
      )}
    </h2>
    <ul>
      {lines.map((line) => (
        <LineRow key={`${line.kind} ${line.id}`} line={line} lines={handle} />
      ))}
    </ul>
  </section>
)
