import { Cell, Row, Table } from '~/ui/table'
import type { OpenedEngagement } from '../model'
import { amountLabel, names } from './labels'

const columns = [
  { key: 'item', label: 'Item' },
  { key: 'quantity', label: 'Number', numeric: true },
  { key: 'price', label: 'Price each', numeric: true },
  { key: 'amount', label: 'Amount', numeric: true },
]

/** What an offer contains, at the prices with which it was made. */
export const LineTable = ({ program, lines, total, terms }: OpenedEngagement['engagement']) => (
  <section aria-labelledby="lines-title">
    <h2 id="lines-title" className="mb-4 text-xl">
      What it contains
    </h2>
    <Table caption="Items and prices" columns={columns} flush>
      {lines.map(({ kind, key, quantity, unitPrice }) => (
        <Row key={`${kind}.${key}`}>
          <Cell header>{names.line(program, { kind, key })}</Cell>
          <Cell label="Number" numeric>
            {quantity}
          </Cell>
          <Cell label="Price each" numeric>
            {amountLabel(unitPrice)}
          </Cell>
          <Cell label="Amount" numeric>
            {amountLabel(quantity * unitPrice)}
          </Cell>
        </Row>
      ))}
      <Row>
        <Cell header>Total, excluding VAT</Cell>
        <Cell />
        <Cell />
        <Cell numeric className="font-semibold">
          {amountLabel(total)}
        </Cell>
      </Row>
    </Table>
    {terms && (
      <>
        <h3 className="mt-6 font-semibold font-text text-sm tracking-normal">Also agreed</h3>
        <p className="mt-1 max-w-[65ch] whitespace-pre-line text-sm wrap-anywhere">{terms}</p>
      </>
    )}
  </section>
)
