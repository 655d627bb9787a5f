import type { ReactNode } from 'react'
import type { Column } from '~/ui/table'
import { Cell, Row, Table } from '~/ui/table'

type PlotProps = {
  id: string
  title: string
  /** The figures summarised in a sentence. */
  summary: ReactNode
  /** Shown instead of an empty plot. */
  empty: string
  isEmpty: boolean
  columns: Column[]
  rows: { key: string; cells: (string | number)[] }[]
  children: ReactNode
}

/** A chart with its summary and a table of its numbers. */
export function Plot({ id, title, summary, empty, isEmpty, columns, rows, children }: PlotProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="min-w-0 border-line border-t pt-6">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {isEmpty ? (
        <p className="mt-3 text-muted text-sm">{empty}</p>
      ) : (
        <>
          <p className="mt-1 mb-5 max-w-[65ch] text-muted text-sm tabular-nums">{summary}</p>
          {children}
          <details className="mt-4">
            <summary className="min-h-11 cursor-pointer content-center text-muted text-sm hover:text-ink">
              The numbers
            </summary>
            <Table caption={title} columns={columns}>
              {rows.map(({ key, cells: [name, ...values] }) => (
                <Row key={key}>
                  <Cell header className="py-1.5! wrap-anywhere">
                    {name}
                  </Cell>
                  {values.map((value, index) => (
                    <Cell
                      key={columns[index + 1]?.key}
                      label={String(columns[index + 1]?.label)}
                      numeric
                      className="py-1.5!"
                    >
                      {value}
                    </Cell>
                  ))}
                </Row>
              ))}
            </Table>
          </details>
        </>
      )}
    </section>
  )
}
