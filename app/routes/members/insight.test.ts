import { RouterContextProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { getInsightFile } from '~/features/insights/queries.server'
import { AppError } from '~/lib/app-error'
import { type Scope, scopeContext } from '~/web/scope.server'
import { loader } from './insight'

// Permissions are tested with the query; these test the response.
vi.mock('~/features/insights/queries.server', () => ({ getInsightFile: vi.fn() }))
vi.mock('~/features/insights/commands.server', () => ({ recordDownload: vi.fn() }))
afterEach(() => void vi.resetAllMocks())

function download() {
  const context = new RouterContextProvider()
  context.set(scopeContext, { services: { settings: {}, database: {} }, locale: 'en' } as unknown as Scope)
  const request = new Request('https://nordbro.example/insights/i1')
  return loader({ request, context, params: { id: 'i1' } } as unknown as Parameters<typeof loader>[0])
}

const mockFile = (fileName: string) =>
  vi.mocked(getInsightFile).mockResolvedValue({
    fileName,
    mediaType: 'application/pdf',
    size: 8,
    stream: new Blob(['%PDF-1.7']).stream(),
  })

test('a download is the stored file, as an attachment', async () => {
  mockFile('needs.pdf')
  const response = await download()
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/pdf',
    'content-length': '8',
    'content-disposition': `attachment; filename="needs.pdf"; filename*=UTF-8''needs.pdf`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect(await response.text()).toBe('%PDF-1.7')
})

test.for([
  ['Vård på distans.pdf', 'Vard pa distans.pdf', 'V%C3%A5rd%20p%C3%A5%20distans.pdf'],
  ['a"b;c\r\nX-Bad: 1.pdf', 'a_b_c__X-Bad_ 1.pdf', 'a%22b%3Bc%0D%0AX-Bad%3A%201.pdf'],
  ["it's (new)*.pdf", 'it_s (new)_.pdf', 'it%27s%20%28new%29%2A.pdf'],
  ['../在家.pdf', '..___.pdf', '..%2F%E5%9C%A8%E5%AE%B6.pdf'],
  ['half\ud83c.pdf', 'half_.pdf', 'half%EF%BF%BD.pdf'],
])('the file name %s is encoded safely in the header', async ([fileName = '', plain, exact]) => {
  mockFile(fileName)
  const { headers } = await download()
  expect(headers.get('Content-Disposition')).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${exact}`)
})

test('a file the member may not read is not found', async () => {
  vi.mocked(getInsightFile).mockRejectedValue(new AppError('not-found', 'insights.unknown'))
  await expect(download()).rejects.toMatchObject({ kind: 'not-found' })
})
