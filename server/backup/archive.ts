import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { pipeline as flow } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type Checksums, createChecksums, differingParts, type Write } from './checksum'
import { BackupError } from './error'
import type { Migration } from './migration'

// A backup is gzipped text. Each line has the name of a part, a space, and JSON: first `backup` with the head, then rows
// (`table:users …`), jobs and files in any order, and last `end` with what all of it adds up to.

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

/** Appears under its name when it is whole, readable by its owner alone. `fill` answers which files were missing. */
export async function writeArchive(
  path: string,
  head: Omit<Head, 'format'>,
  fill: (write: Write) => Promise<string[]>,
) {
  const unfinished = `${path}.part`
  const gzip = createGzip()
  const written = flow(gzip, createWriteStream(unfinished, { mode: 0o600, flush: true }))
  // Met wherever the next line is written.
  written.catch(() => {})
  const writeLine = async (part: string, text: string) => {
    if (!gzip.write(`${part} ${text}\n`)) await Promise.race([once(gzip, 'drain'), written])
  }
  const tallies = createChecksums()
  try {
    await writeLine('backup', JSON.stringify({ format, ...head } satisfies Head))
    const missing = await fill(async (part, text) => {
      tallies.add(part, text)
      await writeLine(part, text)
    })
    await writeLine('end', JSON.stringify({ parts: tallies.sum(), missing } satisfies End))
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

/** Reads all of it, handing on every row, job and file. Only when this returns was it whole and undamaged. */
export async function readArchive(path: string, take: Write = async () => {}): Promise<Archive> {
  const tallies = createChecksums()
  let head: Head | undefined
  let end: End | undefined
  for await (const { part, text } of linesOf(path)) {
    if (!head) head = readHead(path, part, text)
    else if (end) throw damaged(path)
    else if (part === 'end') end = parsed(path, text) as End
    else {
      tallies.add(part, text)
      await take(part, text)
    }
  }
  if (!head || !end || differingParts(end.parts, tallies.sum()).length > 0) throw damaged(path)
  return { ...head, ...end }
}

function readHead(path: string, part: string, text: string) {
  if (part !== 'backup') throw new BackupError(`${path} is not a backup of this product.`)
  const head = parsed(path, text) as Head
  if (head.format === format) return head
  throw new BackupError(`${path} was made by a newer version of this program (format ${head.format}). Update first.`)
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw damaged(path)
  }
}

async function* linesOf(path: string) {
  const gunzip = createGunzip()
  // What goes wrong on the way is met below, where the stream is read.
  pipeline(createReadStream(path), gunzip, () => {})
  try {
    for await (const line of split(gunzip)) {
      const gap = line.indexOf(' ')
      yield { part: line.slice(0, gap), text: line.slice(gap + 1) }
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new BackupError(`There is no file ${path}.`)
    if (code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR') throw damaged(path)
    throw error
  }
}

/** At line feeds and nothing else: JSON may hold U+2028, which Node's readline takes for the end of a line. */
async function* split(chunks: AsyncIterable<Buffer>) {
  const lineFeed = 10
  let begun: Buffer[] = []
  for await (const chunk of chunks) {
    let from = 0
    for (let at = chunk.indexOf(lineFeed); at !== -1; at = chunk.indexOf(lineFeed, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, at)]).toString()
      begun = []
      from = at + 1
    }
    if (from < chunk.length) begun.push(chunk.subarray(from))
  }
}

const damaged = (path: string) =>
  new BackupError(`${path} is damaged, cut short or not a backup: nothing was restored. Use another backup.`)
