import type { ComponentProps, ReactNode } from 'react'
import { cx } from '~/lib/cx'

export type Column = { key: string; label: ReactNode; numeric?: boolean | undefined; className?: string | undefined }

type TableProps = {
  /** Name of the table for screen readers. */
  caption: string
  columns: readonly Column[]
  /** Aligned with the surrounding text, for tables that are read like text. */
  flush?: boolean
  children: ReactNode
  className?: string | undefined
}

/** Below 768 px each row becomes a list of labelled values, which is why cells have a `label`. */
export function Table({ caption, columns, flush, children, className }: TableProps) {
  return (
    <table className={cx('rows', flush && 'rows-flush', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, label, numeric, className }) => (
            <th key={key} scope="col" className={cx(numeric && 'text-right', className) || undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

export const Row = ({ selected, children }: { selected?: boolean | undefined; children: ReactNode }) => (
  <tr {...(selected && { 'aria-current': true, className: 'bg-raised' })}>{children}</tr>
)

type CellProps = ComponentProps<'td'> & {
  /** The column's name, shown beside the value on a small screen. */
  label?: string | undefined
  /** The cell that names its row. */
  header?: boolean | undefined
  numeric?: boolean | undefined
}

export function Cell({ label, header = false, numeric, className, children, ...rest }: CellProps) {
  const look = cx(numeric && 'md:text-right', className) || undefined
  if (header) {
    return (
      <th {...rest} scope="row" data-label={label} className={look}>
        {children}
      </th>
    )
  }
  return (
    <td {...rest} data-label={label} className={look}>
      {/* One grid item, however many elements the value has. */}
      <div>{children}</div>
    </td>
  )
}
