import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { pipeline as pipelineAsync } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type Checksums, createChecksums, differingParts, type Write } from './checksum'
import { BackupError } from './error'
import type { Migration } from './migration'

// A backup is gzipped text. Each line has the name of a part, a space, and JSON: first `backup` with the head, then rows
// (`table:users …`), jobs and files in any order, and last `end` with the checksums of all parts.

const format = 1

export type Head = {
  format: number
  createdAt: string
  engine: 'postgres' | 'embedded'
  migration: Migration
  /** The bucket that has the uploaded files; null when they are in the backup. */
  bucket: string | null
}

type End = {
  parts: Checksums
  /** Files that rows name and that were not in the store. */
  missing: string[]
}

export type Archive = Head & End

/** Writes a file that only its owner can read, and renames it when it is complete. `fill` returns which files were missing. */
export async function writeArchive(
  path: string,
  head: Omit<Head, 'format'>,
  fill: (write: Write) => Promise<string[]>,
) {
  const unfinished = `${path}.part`
  const gzip = createGzip()
  const written = pipelineAsync(gzip, createWriteStream(unfinished, { mode: 0o600, flush: true }))
  // A rejection is handled where the next line is written.
  written.catch(() => {})
  const writeLine = async (part: string, text: string) => {
    if (!gzip.write(`${part} ${text}\n`)) await Promise.race([once(gzip, 'drain'), written])
  }
  const checksums = createChecksums()
  try {
    await writeLine('backup', JSON.stringify({ format, ...head } satisfies Head))
    const missing = await fill(async (part, text) => {
      checksums.add(part, text)
      await writeLine(part, text)
    })
    await writeLine('end', JSON.stringify({ parts: checksums.sum(), missing } satisfies End))
    gzip.end()
    await written
    await rename(unfinished, path)
  } catch (error) {
    gzip.destroy()
    await written.catch(() => {})
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Reads the whole file and passes on every row, job and file. The checksums are compared at the end, else it throws. */
export async function readArchive(path: string, onLine: Write = async () => {}): Promise<Archive> {
  const checksums = createChecksums()
  let head: Head | undefined
  let end: End | undefined
  for await (const { part, text } of readLines(path)) {
    if (!head) head = readHead(path, part, text)
    else if (end) throw damaged(path)
    else if (part === 'end') end = parseJson(path, text) as End
    else {
      checksums.add(part, text)
      await onLine(part, text)
    }
  }
  if (!head || !end || differingParts(end.parts, checksums.sum()).length > 0) throw damaged(path)
  return { ...head, ...end }
}

function readHead(path: string, part: string, text: string) {
  if (part !== 'backup') throw new BackupError(`${path} is not a backup of this product.`)
  const head = parseJson(path, text) as Head
  if (head.format === format) return head
  throw new BackupError(`${path} was made by a newer version of this program (format ${head.format}). Update first.`)
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw damaged(path)
  }
}

async function* readLines(path: string) {
  const gunzip = createGunzip()
  // Errors are handled below, where the stream is read.
  pipeline(createReadStream(path), gunzip, () => {})
  try {
    for await (const line of splitLines(gunzip)) {
      const space = line.indexOf(' ')
      yield { part: line.slice(0, space), text: line.slice(space + 1) }
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new BackupError(`There is no file ${path}.`)
    if (code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR') throw damaged(path)
    throw error
  }
}

/** Splits at line feeds only: JSON may contain U+2028, which Node's readline treats as the end of a line. */
async function* splitLines(chunks: AsyncIterable<Buffer>) {
  const lineFeed = 10
  let incompleteLine: Buffer[] = []
  for await (const chunk of chunks) {
    let from = 0
    for (let at = chunk.indexOf(lineFeed); at !== -1; at = chunk.indexOf(lineFeed, from)) {
      yield Buffer.concat([...incompleteLine, chunk.subarray(from, at)]).toString()
      incompleteLine = []
      from = at + 1
    }
    if (from < chunk.length) incompleteLine.push(chunk.subarray(from))
  }
}

const damaged = (path: string) =>
  new BackupError(`${path} is damaged, cut short or not a backup: nothing was restored. Use another backup.`)
