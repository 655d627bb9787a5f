import type { ComponentProps, ReactNode } from 'react'
import { cx } from '~/lib/cx'

export type Column = { key: string; label: ReactNode; numeric?: boolean | undefined; className?: string | undefined }

type TableProps = {
  /** Names the table for those who do not see it. */
  caption: string
  columns: readonly Column[]
  children: ReactNode
  className?: string | undefined
}

/** Rows to scan. Below 768 px each row becomes a list of labelled values; cells carry their label for it. */
export function Table({ caption, columns, children, className }: TableProps) {
  return (
    <table className={cx('w-full border-collapse text-left text-sm tabular-nums max-md:block', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line">
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={cx(
                'px-3 pb-2.5 align-bottom text-xs font-normal text-muted',
                column.numeric && 'text-right',
                column.className,
              )}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">{children}</tbody>
    </table>
  )
}

export function Row({ selected, className, ...rest }: ComponentProps<'tr'> & { selected?: boolean | undefined }) {
  return (
    <tr
      {...rest}
      {...(selected && { 'aria-current': true })}
      className={cx(
        'border-b border-line transition-colors duration-150 hover:bg-ink/3 max-md:block max-md:py-4',
        selected && 'bg-raised',
        className,
      )}
    />
  )
}

type CellProps = ComponentProps<'td'> & {
  /** The column's name, shown beside the value on a small screen. */
  label?: string | undefined
  /** The cell that names its row. */
  header?: boolean | undefined
  numeric?: boolean | undefined
}

export function Cell({ label, header = false, numeric, className, children, ...rest }: CellProps) {
  const look = cx(
    'px-3 py-3.5 align-top font-normal max-md:px-0',
    numeric && 'md:text-right',
    label
      ? 'max-md:grid max-md:grid-cols-[minmax(0,8.5rem)_minmax(0,1fr)] max-md:gap-4 max-md:py-1 max-md:before:text-muted max-md:before:content-[attr(data-label)]'
      : 'max-md:block max-md:pt-0 max-md:pb-2',
    className,
  )
  if (header) {
    return (
      <th {...rest} scope="row" data-label={label} className={look}>
        {children}
      </th>
    )
  }
  return (
    <td {...rest} data-label={label} className={look}>
      {/* One grid item, however the value is made up. */}
      <div>{children}</div>
    </td>
  )
}
