import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { visitorAddress } from './access-requests.ts'
import { type Answer, ask } from './http.ts'
import type { Address, Site } from './server.ts'

type Fields = Record<string, string | string[]>
type UploadedFile = { name: string; bytes: Uint8Array }

/** The bytes that a browser sends for a form with a file. */
export async function multipart(fields: Fields, file?: UploadedFile) {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value)
  if (file) form.append('file', new Blob([Uint8Array.from(file.bytes)]), file.name)
  const encoded = new Response(form)
  return { type: encoded.headers.get('Content-Type') ?? '', body: Buffer.from(await encoded.arrayBuffer()) }
}

export async function postFile(
  site: Address,
  path: string,
  cookie: string,
  fields: Fields,
  file?: UploadedFile,
): Promise<Answer> {
  const { type, body } = await multipart(fields, file)
  return ask(site, path, {
    method: 'POST',
    headers: { Origin: site.url, Cookie: cookie, 'Content-Type': type, 'X-Forwarded-For': visitorAddress() },
    body,
  })
}

/** The fields of a valid new item. */
export const anItem = (overrides: Fields = {}): Fields => ({
  id: crypto.randomUUID(),
  titleEn: 'Uploaded',
  roles: ['supplier'],
  minLevel: 'entry',
  published: 'on',
  ...overrides,
})

/** Every file in the store. */
export const storedFiles = ({ dataDir }: Site) =>
  readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

/** The HTML of an answer without React's comments and escapes, to look for texts in it. */
export const readableText = ({ text }: Answer) =>
  text
    .replaceAll(/<!-- -->/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
