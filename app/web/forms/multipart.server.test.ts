import { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { expect, test } from 'vitest'
import { readParts } from './multipart.server'

const requestWith = (chunks: (string | Uint8Array)[], type = 'multipart/form-data; boundary=x') => {
  const bytes = chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk))
  const body = NodeReadableStream.from(bytes) as ReadableStream<Uint8Array>
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

test('texts and files are read as they were sent', async () => {
  const { texts, files } = await readParts(requestWith(whole))
  expect(texts).toEqual([['a', 'Åsa']])
  expect(files).toEqual([['file', { name: 'b"\r\n.pdf', bytes: Uint8Array.from(Buffer.from('bytes')) }]])
})

test('a body is read wherever it is cut into chunks', async () => {
  const all = Buffer.from(whole.join(''))
  for (let cut = 1; cut < all.length; cut += 1) {
    const { texts, files } = await readParts(requestWith([all.subarray(0, cut), all.subarray(cut)]))
    expect([cut, texts.length, files[0]?.[1].bytes.length]).toEqual([cut, 1, 5])
  }
})

test('a file field without a chosen file gives no file', async () => {
  const { texts, files } = await readParts(requestWith([disposition('name="file"; filename=""'), '\r\n--x--\r\n']))
  expect([texts, files]).toEqual([[], []])
})

test.each([
  ['no boundary', ['x'], 'multipart/form-data'],
  ['no part', ['something else'], undefined],
  ['no end', whole.slice(0, -1), undefined],
  ['invalid UTF-8', [disposition('name="a"'), new Uint8Array([0xff, 0xfe]), '\r\n--x--'], undefined],
  ['more text than a form has', [disposition('name="a"'), 'a'.repeat(70_000), '\r\n--x--'], undefined],
])('%s is an error', async (_, chunks, type) => {
  await expect(readParts(requestWith(chunks, type))).rejects.toThrow()
})
