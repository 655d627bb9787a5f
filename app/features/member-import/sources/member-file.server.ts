import { Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import type { Upload } from '~/files/check.server'
import { kindOf, otherKindOf } from '~/files/detect.server'
import { FileRefused, kindNames } from '~/files/refusals'
import { formatSize } from '~/files/size'
import { fold } from '~/lib/folded-text'
import { type ImportLine, importLimits } from '../model'

const limits = `at most ${importLimits.lines.toLocaleString('en-GB')} lines and ${formatSize(importLimits.bytes)}`

const asCsv = 'Open it in the program that wrote it and save it as CSV.'

export const why = {
  empty: 'This file is empty. Choose it again, or export it anew.',
  noLines: 'This file has column names and nobody below them.',
  bytes: (size: number) => `This file has ${formatSize(size)}. A file may have ${limits}: split it.`,
  lines: (count: number) =>
    `This file has ${count.toLocaleString('en-GB')} lines. A file may have ${limits}: split it.`,
  binary: (kind: string) => `This is ${kind}, whatever it is called. ${asCsv}`,
  nul: `This file is not text. ${asCsv}`,
  noHeader: 'The first line is a person already. Put the names of the columns above it, such as Name and Email.',
  noAddress: (found: string) => `No column is called Email, E-post or the like. Its columns are: ${found}.`,
  quote: (line: number) => `A quotation mark in line ${line} or below is never closed, so the rest can’t be read.`,
  unreadable: (line: number) => `From line ${line} on this can’t be read as CSV.`,
}

/** The lines of a file with members, as they are written there. Throws `FileRefused` when it is no such file. */
export async function readMemberFile({ bytes }: Upload): Promise<ImportLine[]> {
  if (bytes.length === 0) throw new FileRefused(why.empty)
  if (bytes.length > importLimits.bytes) throw new FileRefused(why.bytes(bytes.length))
  const { text, skipped } = withoutSeparatorLine(decode(bytes))
  if (text.trim() === '') throw new FileRefused(why.empty)
  const lines = await readLines(text, skipped)
  if (lines.length === 0) throw new FileRefused(why.noLines)
  return lines
}

const hasControls = (bytes: Uint8Array) => bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))

function decode(bytes: Uint8Array) {
  const [first, second] = bytes
  // What spreadsheet programs call 'Unicode text'.
  if (first === 0xff && second === 0xfe) return readable(new TextDecoder('utf-16le').decode(bytes))
  if (first === 0xfe && second === 0xff) return readable(new TextDecoder('utf-16be').decode(bytes))
  refuseOtherKinds(bytes)
  try {
    return readable(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    if (error instanceof FileRefused) throw error
    return readable(new TextDecoder('windows-1252').decode(bytes))
  }
}

function readable(text: string) {
  if (text.includes('\0')) throw new FileRefused(why.nul)
  return text
}

/** A table may begin with letters that another format begins with, so a kind counts only with bytes that no text has. */
function refuseOtherKinds(bytes: Uint8Array) {
  const start = bytes.subarray(0, 2048)
  const kind = kindOf(start)
  const isMarkup = Buffer.from(start).toString('latin1').trimStart().startsWith('<')
  if (kind) throw new FileRefused(why.binary(kindNames[kind]))
  if (!hasControls(start) && !isMarkup) return
  const other = otherKindOf(start)
  if (other) throw new FileRefused(why.binary(other))
}

/** Excel writes `sep=;` above the names of the columns. */
function withoutSeparatorLine(text: string) {
  const line = /^sep=.\r?\n/i.exec(text)?.[0] ?? ''
  return { text: text.slice(line.length), skipped: line ? 1 : 0 }
}

/** By what parts the names of the columns, outside of quotation marks. */
function delimiterOf(text: string) {
  const header = (/^.*$/m.exec(text.trimStart())?.[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const count = (delimiter: string) => header.split(delimiter).length
  return [';', '\t', ','].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best))
}

type Column = keyof typeof columnNames

/** Folded, without spaces. */
const columnNames = {
  email: ['email', 'mail', 'emailaddress', 'mailaddress', 'epost', 'epostadress', 'epostadresse', 'mejl', 'mejladress'],
  name: ['name', 'fullname', 'namn', 'fullstandigtnamn', 'navn', 'fulltnavn'],
  firstName: ['firstname', 'givenname', 'fornamn', 'fornavn'],
  lastName: ['lastname', 'surname', 'familyname', 'efternamn', 'etternavn'],
  role: ['role', 'roll', 'rolle'],
  level: ['level', 'accesslevel', 'niva', 'tilgangsniva', 'atkomstniva'],
  language: ['language', 'locale', 'lang', 'sprak'],
  organisation: ['organisation', 'organization', 'organisasjon', 'company', 'foretag', 'firma', 'bedrift', 'employer'],
} as const

function columnsOf(header: string[]) {
  const names = header.map((name) => fold(name.normalize('NFC')).replaceAll(/\s/g, ''))
  const columns = Object.fromEntries(
    Object.entries<readonly string[]>(columnNames).map(([column, known]) => [
      column,
      names.findIndex((name) => known.includes(name)),
    ]),
  ) as Record<Column, number>
  if (columns.email >= 0) return columns
  if (header.some((name) => name.includes('@'))) throw new FileRefused(why.noHeader)
  const found = header.map((name) => name.trim().slice(0, 40)).filter(Boolean)
  throw new FileRefused(why.noAddress(found.slice(0, 8).join(', ') || 'none'))
}

/** Longer than any field may be, so that it is still reported as too long. */
const storedLength = 300

async function readLines(text: string, skipped: number) {
  const lines: ImportLine[] = []
  let columns: Record<Column, number> | undefined
  try {
    for await (const { record, info } of records(text)) {
      if (!columns) columns = columnsOf(record)
      else {
        if (lines.length === importLimits.lines) throw new FileRefused(why.lines(countLines(text)))
        lines.push({ line: info.lines + skipped - linesWithin(record), ...fieldsOf(record, columns) })
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // The parser knows how many records it has read, not where the broken one begins: at this line, or later.
    const at = Number(error.records) + 1 + skipped
    throw new FileRefused(error.code === 'CSV_QUOTE_NOT_CLOSED' ? why.quote(at) : why.unreadable(at))
  }
  return lines
}

/** In chunks, so that other requests are answered while a large file is read. */
function records(text: string): AsyncIterable<{ record: string[]; info: Info }> {
  const bytes = Buffer.from(text)
  const size = 64 * 1024
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  )
  return Readable.from(chunks).pipe(
    parse({
      delimiter: delimiterOf(text),
      info: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      skipRecordsWithEmptyValues: true,
      maxRecordSize: 0,
    }),
  )
}

const linesWithin = (record: string[]) =>
  record.reduce((sum, value) => sum + (value.match(/\r\n|\r|\n/g)?.length ?? 0), 0)

/** Without the line of the column names. */
const countLines = (text: string) => text.trimEnd().split(/\r\n|\r|\n/).length - 1

function fieldsOf(record: string[], columns: Record<Column, number>) {
  const read = (column: Column) => (record[columns[column]] ?? '').normalize('NFC').trim().slice(0, storedLength)
  const inParts = [read('firstName'), read('lastName')].filter(Boolean).join(' ')
  return {
    name: read('name') || inParts.slice(0, storedLength),
    email: read('email'),
    role: read('role'),
    level: read('level'),
    language: read('language'),
    organisation: read('organisation'),
  }
}
