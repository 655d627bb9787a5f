import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RouterContextProvider } from 'react-router'
import { expect, onTestFinished } from 'vitest'
import { insights } from '~/db/schema/insights'
import { createFileStore, type FileStore } from '~/files/store.server'
import type { Ctx } from '~/web/ctx.server'
import { type Scope, scopeContext } from '~/web/scope.server'
import { sampleInsights } from '../../../server/samples/insights'
import { test } from '../../../test/test'
import { loader } from './insight'

function newStore() {
  const dataDir = mkdtempSync(join(tmpdir(), 'nordbro-download-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return createFileStore({ dataDir })
}

/** Puts a sample there under this name. */
async function add(ctx: Ctx, files: FileStore, fileName: string) {
  const [sample] = sampleInsights(ctx.now)
  if (!sample) throw new Error('there is no sample')
  await files.put(sample.row.fileKey, sample.bytes)
  const [row] = await ctx.db
    .insert(insights)
    .values({ ...sample.row, fileName })
    .returning()
  return { id: row?.id ?? '', bytes: sample.bytes }
}

function download(ctx: Ctx, files: FileStore, id: string, role = 'supplier') {
  const context = new RouterContextProvider()
  const member = { userId: '', email: '', role, level: 'entry', isAdmin: false }
  const settings = { brand: ctx.brand, publicUrl: ctx.publicUrl }
  const services = { settings, database: { db: ctx.db }, jobs: ctx.jobs, files }
  context.set(scopeContext, { services, session: { member }, locale: 'en' } as unknown as Scope)
  const request = new Request(`https://nordbro.example/insights/${id}`)
  return loader({ request, context, params: { id } } as unknown as Parameters<typeof loader>[0])
}

test('a download is the stored file, saved and never shown', async ({ ctx }) => {
  const files = newStore()
  const { id, bytes } = await add(ctx, files, 'needs.pdf')
  const answered = await download(ctx, files, id)
  expect(Object.fromEntries(answered.headers)).toEqual({
    'content-type': 'application/pdf',
    'content-length': String(bytes.length),
    'content-disposition': `attachment; filename="needs.pdf"; filename*=UTF-8''needs.pdf`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect(Buffer.compare(await answered.bytes(), bytes)).toBe(0)
})

test.for([
  ['Vård på distans.pdf', 'Vard pa distans.pdf', 'V%C3%A5rd%20p%C3%A5%20distans.pdf'],
  ['a"b;c\r\nX-Bad: 1.pdf', 'a_b_c__X-Bad_ 1.pdf', 'a%22b%3Bc%0D%0AX-Bad%3A%201.pdf'],
  ["it's (new)*.pdf", 'it_s (new)_.pdf', 'it%27s%20%28new%29%2A.pdf'],
  ['../在家.pdf', '..___.pdf', '..%2F%E5%9C%A8%E5%AE%B6.pdf'],
] as const)('%s is a name that no header breaks on', async ([fileName, plain, exact], { ctx }) => {
  const files = newStore()
  const { id } = await add(ctx, files, fileName)
  const { headers } = await download(ctx, files, id)
  expect(headers.get('Content-Disposition')).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${exact}`)
})

test('another role’s file and one that does not exist are both 404', async ({ ctx }) => {
  const files = newStore()
  const { id } = await add(ctx, files, 'needs.pdf')
  const notFound = { init: { status: 404 } }
  await expect(download(ctx, files, id, 'hospital')).rejects.toMatchObject(notFound)
  await expect(download(ctx, files, crypto.randomUUID())).rejects.toMatchObject(notFound)
})
