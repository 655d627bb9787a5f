import { ReadableStream as Streams } from 'node:stream/web'
import { expect, test } from 'vitest'
import { readParts } from './multipart.server'

const asked = (chunks: (string | Uint8Array)[], type = 'multipart/form-data; boundary=x') => {
  const bytes = chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk))
  const body = Streams.from(bytes) as ReadableStream<Uint8Array>
  return new Request('https://nordbro.example', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
    duplex: 'half',
  } as RequestInit)
}

const disposition = (rest: string) => `--x\r\nContent-Disposition: form-data; ${rest}\r\n\r\n`
const whole = [
  disposition('name="a"'),
  'Åsa\r\n',
  disposition('name="file"; filename="b%22%0D%0A.pdf"'),
  'bytes',
  '\r\n--x--\r\n',
]

test('texts and files come as they were sent', async () => {
  const { texts, files } = await readParts(asked(whole))
  expect(texts).toEqual([['a', 'Åsa']])
  expect(files).toEqual([['file', { name: 'b"\r\n.pdf', bytes: Uint8Array.from(Buffer.from('bytes')) }]])
})

test('wherever the body is cut into chunks', async () => {
  const all = Buffer.from(whole.join(''))
  for (let cut = 1; cut < all.length; cut += 1) {
    const { texts, files } = await readParts(asked([all.subarray(0, cut), all.subarray(cut)]))
    expect([cut, texts.length, files[0]?.[1].bytes.length]).toEqual([cut, 1, 5])
  }
})

test('a field without a file is no file', async () => {
  const { texts, files } = await readParts(asked([disposition('name="file"; filename=""'), '\r\n--x--\r\n']))
  expect([texts, files]).toEqual([[], []])
})

test.each([
  ['no boundary', ['x'], 'multipart/form-data'],
  ['no part', ['something else'], undefined],
  ['no end', whole.slice(0, -1), undefined],
  ['letters that are none', [disposition('name="a"'), new Uint8Array([0xff, 0xfe]), '\r\n--x--'], undefined],
  ['more text than a form has', [disposition('name="a"'), 'a'.repeat(70_000), '\r\n--x--'], undefined],
])('%s is an error', async (_, chunks, type) => {
  await expect(readParts(asked(chunks, type))).rejects.toThrow()
})
