import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useNavigate } from 'react-router'
import { bulkForm, TickBox } from './list-bulk'
import { useListKeys } from './list-keys'

type Column = {
  key: string
  label: ReactNode
  /** Its width and, for a column that may be left out, the width of the list from which it is shown. */
  className?: string
}

type TableProps = {
  /** Name of the table for screen readers. */
  caption: string
  columns: readonly Column[]
  isCompact?: boolean | undefined
  isLoading?: boolean | undefined
  /** Whether rows can be ticked, for bulk commands. */
  canSelect?: boolean
  /** The list without an opened row. With it, a row opens beside the list and Esc closes it. */
  closeTo?: string | undefined
  /** The current row is open by default, and only where there is room beside the list. */
  isOpenByDefault?: boolean
  children: ReactNode
}

/** The rows of a list. A text that is too long ends with an ellipsis, so no column overlaps another at any width. */
export function ListTable(props: TableProps) {
  const { caption, columns, isCompact, isLoading, canSelect = false, closeTo, isOpenByDefault, children } = props
  const table = useRef<HTMLTableElement>(null)
  const navigate = useNavigate()
  const moveByArrow = useListKeys(table, closeTo, canSelect)
  // Without JavaScript the hash leads to the opened row, which may be above the fold; with it the focus does.
  const open = (event: MouseEvent<HTMLTableElement>) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-row-link]')
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!link || !closeTo || !isPlain) return
    event.preventDefault()
    void navigate(link.pathname + link.search, { preventScrollReset: true })
  }
  return (
    <div className="@container/list">
      <table
        ref={table}
        data-compact={isCompact || undefined}
        data-open-by-default={isOpenByDefault || undefined}
        aria-busy={isLoading}
        onClick={open}
        onKeyDown={moveByArrow}
        className="list transition-opacity duration-150 aria-busy:opacity-60"
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {canSelect && (
              <th scope="col" className="w-10">
                <AllRowsCheck />
              </th>
            )}
            {columns.map(({ key, label, className }) => (
              <th key={key} scope="col" className={className}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

/** Ticks every row of the page, or none. */
const AllRowsCheck = () => (
  <TickBox
    data-all-rows
    aria-label="Select all on this page"
    onChange={({ currentTarget }) => {
      for (const box of document.querySelectorAll<HTMLInputElement>('[data-row-check]')) {
        box.checked = currentTarget.checked
      }
    }}
    className="needs-script flex min-h-6 items-end"
  />
)

type RowProps = {
  isCurrent?: boolean
  /** The tick box; a list with ticks has an empty cell for a row that can't be chosen. */
  check?: ReactNode
  children: ReactNode
}

export const ListRow = ({ isCurrent = false, check, children }: RowProps) => (
  <tr data-row aria-current={isCurrent || undefined}>
    {check !== undefined && <td data-place="check">{check}</td>}
    {children}
  </tr>
)

export const RowCheck = ({ field, value, name }: { field: string; value: string; name: string }) => (
  <TickBox
    name={field}
    value={value}
    form={bulkForm}
    data-row-check
    aria-label={`Select ${name}`}
    className="row-check"
  />
)

type CellProps = {
  /** Where it stands in a narrow list: rows of two lines with the time at the right. `more` is left out there. */
  place: 'who' | 'what' | 'time' | 'more' | 'extra'
  /** The cell that names its row. */
  isHeader?: boolean
  className?: string | undefined
  children: ReactNode
}

export const ListCell = ({ place, isHeader = false, className, children }: CellProps) =>
  isHeader ? (
    <th scope="row" data-place={place} className={className}>
      {children}
    </th>
  ) : (
    <td data-place={place} className={className}>
      {children}
    </td>
  )

type LinesProps = {
  first: ReactNode
  second?: ReactNode
  /** The full text of the first line, where it is no plain text. */
  title?: string | undefined
  /** The second line is shown in a narrow list too; the cell `what` then stands at its right. */
  isKept?: boolean
}

const titleOf = (line: ReactNode) => (typeof line === 'string' ? line : undefined)

/** Two lines of a cell. One that is too long ends with an ellipsis and has its full text as a title. */
export const Lines = ({ first, second, title = titleOf(first), isKept }: LinesProps) => (
  <div className="list-lines" data-kept={isKept || undefined}>
    <div title={title}>{first}</div>
    {Boolean(second) && (
      <div title={titleOf(second)} className="list-second">
        {second}
      </div>
    )}
  </div>
)

type RowLinkProps = {
  to: string
  isBeside?: boolean
  /** Accessible name, where the text is not enough out of its row. */
  name?: string | undefined
  children: ReactNode
}

/** The link that opens a row; all of the row can be pressed. */
export const RowLink = ({ to, isBeside, name, children }: RowLinkProps) => (
  <a href={isBeside ? `${to}#detail` : to} aria-label={name} data-discover="true" data-row-link className="row-link">
    {children}
  </a>
)
