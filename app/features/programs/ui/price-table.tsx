import { Cell, Row, Table } from '~/ui/table'
import type { PriceSection } from '../model/price-list'

/** A row for each level of a program; below 768 px a list for each. */
export function PriceTable({ section }: { section: PriceSection }) {
  const { title, columns, rows, total } = section
  const last = columns.length - 1
  const hasFewColumns = columns.length < 5
  return (
    <Table
      flush
      caption={title}
      columns={columns.map((label, index) => ({
        key: label,
        label,
        numeric: index === last,
        className: index === 0 && hasFewColumns ? 'w-1/2' : undefined,
      }))}
    >
      {rows.map(({ key, name, note, cells = [], price }) => (
        <Row key={key}>
          <Cell header>
            <span className="block font-display text-xl tracking-tight">{name}</span>
            {note && <span className="mt-1 block max-w-[60ch] text-muted">{note}</span>}
          </Cell>
          {cells.map((cell, index) => (
            <Cell key={columns[index + 1]} label={columns[index + 1]}>
              {cell}
            </Cell>
          ))}
          <Cell label={columns[last]} numeric>
            <span className="text-prestige md:whitespace-nowrap md:text-base">{price}</span>
          </Cell>
        </Row>
      ))}
      {total && (
        <Row>
          <Cell header className="font-semibold">
            {total.name}
          </Cell>
          <Cell label={columns[last]} numeric>
            <span className="text-prestige md:whitespace-nowrap md:text-base">{total.price}</span>
          </Cell>
        </Row>
      )}
    </Table>
  )
}
