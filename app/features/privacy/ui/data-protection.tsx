import type { ReactNode } from 'react'
import { ListEmpty } from '~/features/admin/ui/list-page'
import { Cell, Row, Table } from '~/ui/table'
import { documentPath, officerDocuments, type Processor, type RetentionRecord } from '../model'
import { basisLabels, documentLabels, endLabel, processorLabels } from './labels'

type Report = { table: string; count: number }
type Props = {
  processors: Processor[]
  days: { day: string; reports: Report[] }[]
  records: RetentionRecord[]
  /** What tables are called. */
  names: Record<string, string>
}

const link = 'inline-flex min-h-11 items-center underline decoration-line underline-offset-4'

/** For admins and their data protection officer: documents, processors, deletions and rules of this installation. */
export function DataProtection({ processors, days, records, names }: Props) {
  const nameOf = (table: string) => names[table] ?? table
  return (
    <>
      <Part id="documents" title="Documents" text="To read or to hand over, as Markdown files.">
        <ul className="border-line border-b">
          {officerDocuments.map((name) => (
            <li key={name} className="flex flex-wrap items-baseline gap-x-4 border-line border-t">
              {/* A file, so the browser follows the link by itself. */}
              <a href={documentPath(name)} download className={link}>
                {documentLabels[name].title}
              </a>
              <span className="pb-2 text-muted text-sm">{documentLabels[name].text}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part
        id="processors"
        title="Processors"
        text="Who gets personal data, as this server is set up. Each needs an agreement according to Art. 28. /privacy lists the same."
      >
        <Table caption="Processors" columns={columnsOf('Task', 'Who', 'Data', 'Setting')}>
          {processors.map(({ task, who, setting }) => (
            <Row key={task}>
              <Cell header>{processorLabels[task].task}</Cell>
              <Cell label="Who" className="wrap-anywhere">
                {who}
              </Cell>
              <Cell label="Data">{processorLabels[task].data}</Cell>
              <Cell label="Setting">{setting ? <code className="text-xs">{setting}</code> : '–'}</Cell>
            </Row>
          ))}
        </Table>
      </Part>
      <Part
        id="deleted"
        title="What was deleted"
        text="Rows whose time was over, by day. Rows of other tables that belonged to them went too and are not counted."
      >
        {days.length === 0 ? (
          <ListEmpty title="Nothing yet.">The job runs every hour. No row has reached the end of its time.</ListEmpty>
        ) : (
          <div className="border-line border-b">
            {days.map(({ day, reports }, index) => (
              <Fold key={day} title={day} note={`${sum(reports)} rows`} isOpen={index === 0}>
                {reports.map(({ table, count }) => (
                  <Fact key={table} label={nameOf(table)}>
                    {count}
                  </Fact>
                ))}
              </Fold>
            ))}
          </div>
        )}
      </Part>
      <Part
        id="retention"
        title="Rules of retention"
        text="What is stored on which occasion, on which ground and how long. /privacy is made from the same table in code."
      >
        <div className="border-line border-b">
          {records.map(({ record, occasion, basis, stored, time, tables }) => (
            <Fold key={record} title={occasion} note={basisLabels[basis]}>
              <Fact label="Time">{time}</Fact>
              <Fact label="Data">{stored}</Fact>
              {tables.map(({ table, ends }) => (
                <Fact key={table} label={nameOf(table)}>
                  Deleted {ends.map((end) => endLabel(end, nameOf)).join(', or ')}{' '}
                  <code className="text-muted text-xs">{table}</code>
                </Fact>
              ))}
            </Fold>
          ))}
        </div>
      </Part>
    </>
  )
}

const sum = (reports: Report[]) => reports.reduce((total, { count }) => total + count, 0)

type FoldProps = { title: string; note: string; isOpen?: boolean; children: ReactNode }

const Fold = ({ title, note, isOpen = false, children }: FoldProps) => (
  <details open={isOpen} className="border-line border-t">
    <summary className="min-h-11 cursor-pointer py-2.5">
      <span className="mr-4 ml-1 font-medium tabular-nums">{title}</span>
      <span className="inline-block text-muted text-sm tabular-nums">{note}</span>
    </summary>
    <dl className="grid gap-2 pb-5 text-sm">{children}</dl>
  </details>
)

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-x-6 md:grid-cols-[14rem_minmax(0,65ch)]">
    <dt className="text-muted">{label}</dt>
    <dd className="tabular-nums wrap-anywhere">{children}</dd>
  </div>
)

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
