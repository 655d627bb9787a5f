import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openBucket } from '../../test/bucket'
import { createBucketStore } from './s3.server'
import { createFileStore } from './store.server'

function onDisk() {
  const dataDir = mkdtempSync(join(tmpdir(), 'nordbro-files-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return { dataDir, store: createFileStore({ dataDir }) }
}

async function inBucket() {
  const { endpoint, close, ...bucket } = await openBucket()
  onTestFinished(close)
  const key = { accessKeyId: 'AKIDSAMPLE', secretAccessKey: 'a-secret-that-stays-here' }
  return { ...bucket, store: createBucketStore({ bucket: 'files', region: 'eu-north-1', endpoint, ...key }) }
}

const textOf = (stream: ReadableStream<Uint8Array>) => new Response(stream).text()

describe.each([
  ['on disk', onDisk],
  ['in a bucket', inBucket],
])('%s', (_, open) => {
  test('a stored file is read back byte for byte, until it is deleted', async () => {
    const { store } = await open()
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

  test('storing a key again replaces the file', async () => {
    const { store } = await open()
    await store.put('media/a.webp', new TextEncoder().encode('first'))
    await store.put('media/a.webp', new TextEncoder().encode('second'))
    expect(await textOf(store.read('media/a.webp'))).toBe('second')
  })

  test.each(['../secret', 'a/../../secret', '..\\secret', '/../secret'])('%s does not leave the store', async (key) => {
    const { store } = await open()
    await expect(store.put(key, new Uint8Array([1]))).rejects.toThrow()
    await expect(textOf(store.read(key))).rejects.toThrow()
    await expect(store.has(key)).rejects.toThrow()
    await expect(store.delete(key)).rejects.toThrow()
  })
})

test('nothing is written outside the folder', async () => {
  const { dataDir, store } = onDisk()
  writeFileSync(join(dataDir, 'secret'), 'secret')
  await expect(store.put('../secret', new Uint8Array([1]))).rejects.toThrow()
  expect(readdirSync(dataDir).sort()).toEqual(['files', 'secret'])
})

test('only the server may look into the folder', () => {
  const { dataDir } = onDisk()
  expect(statSync(join(dataDir, 'files')).mode & 0o777).toBe(0o700)
})

test('every request to a bucket is signed, and the secret is in none of them', async () => {
  const { store, requests, objects } = await inBucket()
  await store.put('media/a.webp', new Uint8Array([1, 2, 3]))
  await textOf(store.read('media/a.webp'))
  await store.has('media/a.webp')
  expect([...objects]).toEqual([['/files/media/a.webp', Buffer.from([1, 2, 3])]])
  await store.delete('media/a.webp')
  expect(requests.map(({ method, url }) => `${method} ${url.replace(/\?.*/, '')}`)).toEqual(
    ['PUT', 'GET', 'HEAD', 'DELETE'].map((method) => `${method} /files/media/a.webp`),
  )
  for (const { headers } of requests) {
    expect(headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDSAMPLE\/\d{8}\/eu-north-1\/s3\/aws4_request, SignedHeaders=\S*host\S*, Signature=[\da-f]{64}$/,
    )
    expect(JSON.stringify(headers)).not.toContain('a-secret-that-stays-here')
    expect(headers['x-amz-acl']).toBeUndefined()
  }
})
