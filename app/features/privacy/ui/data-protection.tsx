import type { ReactNode } from 'react'
import { ListEmpty } from '~/features/admin/ui/list-page'
import { Cell, Row, Table } from '~/ui/table'
import type { Processor, RetentionEnd, RetentionLine } from '../model'
import { basisLabels } from './labels'

type Report = { day: string; table: string; count: number }
type Props = { processors: Processor[]; reports: Report[]; lines: RetentionLine[] }

/** For admins and their data protection officer: processors, deletions and rules of this installation. */
export function DataProtection({ processors, reports, lines }: Props) {
  return (
    <>
      <Part
        id="processors"
        title="Processors"
        text="Who gets personal data, as this server is set up. Each needs an agreement according to Art. 28."
      >
        <Table caption="Processors" columns={columnsOf('Task', 'Who', 'Data', 'Setting')}>
          {processors.map(({ task, who, data, setting }) => (
            <Row key={task}>
              <Cell header>{task}</Cell>
              <Cell label="Who" className="wrap-anywhere">
                {who}
              </Cell>
              <Cell label="Data">{data}</Cell>
              <Cell label="Setting">{setting ? <code className="text-xs">{setting}</code> : '–'}</Cell>
            </Row>
          ))}
        </Table>
      </Part>
      <Part
        id="deleted"
        title="What was deleted"
        text="Rows whose time was over, by day and table. Rows of other tables that belonged to them went too and are not counted."
      >
        {reports.length === 0 ? (
          <ListEmpty title="Nothing yet.">The job runs every hour. No row has reached the end of its time.</ListEmpty>
        ) : (
          <Table caption="What was deleted" columns={columnsOf('Day', 'Table', 'Rows')}>
            {reports.map(({ day, table, count }) => (
              <Row key={`${day} ${table}`}>
                <Cell header className="tabular-nums">
                  {day}
                </Cell>
                <Cell label="Table">{table}</Cell>
                <Cell label="Rows" className="tabular-nums">
                  {count}
                </Cell>
              </Row>
            ))}
          </Table>
        )}
      </Part>
      <Part
        id="retention"
        title="Rules of retention"
        text="Every table with personal data, on which ground it is kept and how its rows are deleted. /privacy tells the periods and is made from the same table in code."
      >
        <Table caption="Rules of retention" columns={columnsOf('Table', 'Record', 'Ground', 'Deleted')}>
          {lines.map(({ table, record, basis, ends }) => (
            <Row key={table}>
              <Cell header className="wrap-anywhere">
                {table}
              </Cell>
              <Cell label="Record">{record}</Cell>
              <Cell label="Ground">{basisLabels[basis]}</Cell>
              <Cell label="Deleted">{ends.map(endLabel).join(', or ')}</Cell>
            </Row>
          ))}
        </Table>
      </Part>
    </>
  )
}

function endLabel(end: RetentionEnd): string {
  if (end === 'period') return 'after its period'
  if (end === 'admin') return 'by an admin'
  return end === 'unused' ? 'when unused, after two mails' : `with its row of ${end.with}`
}

const columnsOf = (...labels: string[]) => labels.map((label) => ({ key: label, label }))

type PartProps = { id: string; title: string; text: string; children: ReactNode }

const Part = ({ id, title, text, children }: PartProps) => (
  <section aria-labelledby={id} className="mb-12">
    <h2 id={id} className="text-xl">
      {title}
    </h2>
    <p className="mt-1 mb-4 max-w-[65ch] text-muted text-sm">{text}</p>
    {children}
  </section>
)
