import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'

/** A cell that a spreadsheet would run as a formula gets an apostrophe in front; one with a CR or LF gets quotes. */
const formatCsv = (records: string[][]) =>
  stringify(records, { escape_formulas: true, quoted_match: /[\r\n]/, record_delimiter: '\r\n' })

/** Streams the file while rows are read from the database: memory holds one batch, however many rows there are. */
export const csvStream = (header: string[], batches: AsyncIterable<string[][]>) =>
  Readable.toWeb(Readable.from(lines(header, batches))) as ReadableStream<Uint8Array<ArrayBuffer>>

async function* lines(header: string[], batches: AsyncIterable<string[][]>) {
  yield Buffer.from(formatCsv([header]))
  for await (const batch of batches) {
    if (batch.length > 0) yield Buffer.from(formatCsv(batch))
  }
}

/** A download that no cache stores. `name` must be a constant of ours and no typed text: it is not escaped. */
export const csvAnswer = (body: ReadableStream<Uint8Array<ArrayBuffer>>, name: string) =>
  new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
