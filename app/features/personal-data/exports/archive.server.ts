import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { type AsyncZippable, strToU8, zip } from 'fflate'
import { cleanFileName, extensionOf } from '~/files/file-name'
import type { FileStore } from '~/files/store.server'
import type { CopiedTable } from '../model'
import { filesIn } from '../sources/collect.server'

const pack = promisify<AsyncZippable, Uint8Array>(zip)

/** The zip of a copy: `data.json` for programs, `index.html` for people, and the files. */
export async function packCopy(files: FileStore, copied: CopiedTable[], page: string) {
  const entries: AsyncZippable = {
    'data.json': strToU8(JSON.stringify(byTable(copied), null, 2)),
    'index.html': strToU8(page),
  }
  for (const [index, { fileKey, fileName }] of filesIn(copied).entries()) {
    // A file that is missing in the store must not keep the rest from the person.
    if (!(await files.has(fileKey))) continue
    const name = cleanFileName(fileName, extensionOf(fileName) || 'bin')
    // Pictures are compressed already.
    entries[`files/${index + 1}-${name}`] = [await readAll(files, fileKey), { level: 0 }]
  }
  return pack(entries)
}

/** A table can have two lines, such as what was done to someone and what they did. */
function byTable(copied: CopiedTable[]) {
  const tables: Record<string, Record<string, unknown>[]> = {}
  for (const { table, rows } of copied) tables[table] = [...(tables[table] ?? []), ...rows]
  return tables
}

export const readAll = async (files: FileStore, key: string) =>
  new Uint8Array(await new Response(files.read(key)).arrayBuffer())

const ivBytes = 12
const tagBytes = 16

/** The key of a file from the token of its link: the database has only a hash of the token, so it can't open the file. */
const keyOf = (token: string) => Buffer.from(hkdfSync('sha256', token, '', 'copy of personal data', 32))

/** AES-256-GCM: the initialization vector, the text and the tag, one after the other. */
export function encrypt(bytes: Uint8Array, token: string): Uint8Array {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(token), iv)
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

/** Throws when the token is another one, or a byte was changed. */
export function decrypt(bytes: Uint8Array, token: string): Uint8Array<ArrayBuffer> {
  const end = bytes.length - tagBytes
  const decipher = createDecipheriv('aes-256-gcm', keyOf(token), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAuthTag(bytes.subarray(end))
  return Uint8Array.from(Buffer.concat([decipher.update(bytes.subarray(ivBytes, end)), decipher.final()]))
}
