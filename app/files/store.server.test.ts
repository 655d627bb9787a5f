import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFileStore } from './store.server'

function newStore() {
  const dataDir = mkdtempSync(join(tmpdir(), 'nordbro-files-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return { dataDir, store: createFileStore({ dataDir }) }
}

const textOf = (stream: ReadableStream<Uint8Array>) => new Response(stream).text()

test('what is put is read back byte for byte, until it is deleted', async () => {
  const { store } = newStore()
  const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => index % 251)
  await store.put('insights/a.pdf', bytes)
  expect(await store.has('insights/a.pdf')).toBe(true)
  const read = await new Response(store.read('insights/a.pdf')).bytes()
  expect(Buffer.compare(read, bytes)).toBe(0)
  await store.delete('insights/a.pdf')
  await store.delete('insights/a.pdf')
  expect(await store.has('insights/a.pdf')).toBe(false)
  await expect(textOf(store.read('insights/a.pdf'))).rejects.toThrow()
})

test.each(['../secret', 'a/../../secret', '..\\secret', '/../secret'])('%s does not leave the store', async (key) => {
  const { dataDir, store } = newStore()
  writeFileSync(join(dataDir, 'secret'), 'secret')
  await expect(store.put(key, new Uint8Array([1]))).rejects.toThrow()
  await expect(textOf(store.read(key))).rejects.toThrow()
  await expect(store.has(key)).rejects.toThrow()
  await expect(store.delete(key)).rejects.toThrow()
  expect(readdirSync(dataDir).sort()).toEqual(['files', 'secret'])
})

test('only the server may look into the folder', () => {
  const { dataDir } = newStore()
  expect(statSync(join(dataDir, 'files')).mode & 0o777).toBe(0o700)
})
