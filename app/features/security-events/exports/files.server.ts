import { Readable } from 'node:stream'
import { csvStream } from '~/lib/csv.server'
import type { ExportedEvent } from '../queries.server'

const header = ['Number', 'Time', 'Kind', 'Outcome', 'Account', 'By account', 'Network', 'Details', 'Hash']

const record = (event: ExportedEvent) => [
  String(event.number),
  event.createdAt.toISOString(),
  event.kind,
  event.outcome,
  event.userId ?? '',
  event.actorId ?? '',
  event.network ?? '',
  Object.keys(event.details).length > 0 ? JSON.stringify(event.details) : '',
  event.hash,
]

type Batches = AsyncIterable<ExportedEvent[]>

export const eventsCsv = (batches: Batches) => csvStream(header, records(batches))

async function* records(batches: Batches) {
  for await (const batch of batches) yield batch.map(record)
}

/** One JSON object a line, with the same names as the table, for programs that collect logs. */
export const eventsJsonLines = (batches: Batches) =>
  Readable.toWeb(Readable.from(lines(batches))) as ReadableStream<Uint8Array<ArrayBuffer>>

async function* lines(batches: Batches) {
  for await (const batch of batches) {
    if (batch.length > 0) yield Buffer.from(batch.map((event) => `${JSON.stringify(event)}\n`).join(''))
  }
}

/** A download that no cache stores, as `csvAnswer` makes it. */
export const jsonLinesAnswer = (body: ReadableStream<Uint8Array<ArrayBuffer>>, name: string) =>
  new Response(body, {
    headers: {
      'Content-Type': 'application/x-ndjson; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
