import { readFileSync } from 'node:fs'
import { anSvg, aPage, aPdf, aProgram } from '../test/uploads.ts'
import { enter } from './accounts.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask, leaks } from './http.ts'
import { startHydration } from './test.ts'
import { anItem, multipart, postFile, readableText, storedFiles } from './uploads.ts'

test.use({ complaints: /status of 4/ })

const newItem = '/admin/content/insights/new'
const pdf = Buffer.from(aPdf())

test('a PDF is uploaded by keyboard, downloaded only by the roles it is for, unpublished and deleted', {
  tag: '@U1',
}, async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto('/admin/content/insights')
  await startHydration(page)
  await page.getByRole('link', { name: 'Upload Content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upload Content')
  const file = page.getByLabel('File')
  await file.focus()
  await file.setInputFiles({ name: 'Wards – “våren”.pdf', mimeType: 'application/pdf', buffer: pdf })
  const english = page.getByRole('group', { name: 'English' })
  await page.keyboard.press('Tab')
  await expect(english.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('What wards need')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Six pages.')
  await page.getByRole('checkbox', { name: 'Publish now' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Upload Content' }).focus()
  await page.keyboard.press('Enter')
  // Without a ticked role the form shows an error there, moves the focus and keeps the typed values.
  await expect(page.getByText('Tick at least one role.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Supplier' })).toBeFocused()
  await expect(english.getByLabel('Title')).toHaveValue('What wards need')
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Upload Content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'The file has been uploaded.' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What wards need')
  const id = /insights\/([\da-f-]{36})/.exec(page.url())?.[1] ?? ''

  const download = async (who: string) =>
    ask(demo, `/insights/${id}`, { headers: { Cookie: await enterAs(demo, who) } })
  const answer = await download('supplier')
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' })
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="Wards _ _varen_\.pdf"/)
  expect(Buffer.compare(answer.body, pdf)).toBe(0)
  expect((await download('hospital')).status).toBe(404)
  expect((await ask(demo, `/insights/${id}`)).headers.location).toContain('/login')

  await page.getByRole('checkbox', { name: 'Published' }).uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your changes have been saved.' })).toBeVisible()
  expect((await download('supplier')).status).toBe(404)

  const before = storedFiles(demo).length
  await page.getByRole('button', { name: 'Delete this item' }).click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('The item and its file have been deleted.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('What wards need')
  await expect.poll(() => storedFiles(demo).length, { timeout: 15_000 }).toBe(before - 1)
  await page.goto('/admin/activity')
  await expect(page.getByRole('main')).toContainText('Took an item of the Content Hub back')
  await expect(page.getByRole('main')).toContainText('Deleted an item of the Content Hub')
})

const disguised: [name: string, bytes: Uint8Array, message: string][] = [
  ['page.pdf', aPage, 'This file is called .pdf but is a web page.'],
  ['setup.pdf', aProgram, 'This file is called .pdf but is a Windows program.'],
  ['drawing.pdf', anSvg, 'This file is called .pdf but is an SVG picture.'],
  ['report.pdf.exe', aPdf(), 'Files called .exe are not taken here. Send a PDF.'],
  ['both.pdf', aPdf({ first: '%<html><script>alert(1)</script>\n' }), 'This file is a PDF and a web page at once.'],
  ['half.pdf', aPdf().subarray(0, 150), 'begins like a PDF but can’t be read to its end'],
  ['empty.pdf', new Uint8Array(), 'This file is empty.'],
  ['large.pdf', new Uint8Array(20_000_001), 'the limit is 20 MB'],
]

for (const [name, bytes, message] of disguised) {
  test(`${name} is refused with its reason, and nothing is stored`, { tag: '@U1' }, async ({ demo }) => {
    const before = storedFiles(demo)
    const answer = await postFile(demo, newItem, await enterAs(demo, 'admin'), anItem({ titleEn: `No ${name}` }), {
      name,
      bytes,
    })
    expect(answer.status).toBe(422)
    expect(readableText(answer)).toContain(message)
    expect(readableText(answer)).toContain(`value="No ${name}"`)
    expect(storedFiles(demo).filter((file) => !before.includes(file) && readFileSync(file).equals(bytes))).toEqual([])
  })
}

test('file names with paths, quotes, line ends and other scripts are made safe', { tag: '@U1' }, async ({ demo }) => {
  const admin = await enterAs(demo, 'admin')
  for (const [name, asciiName, utf8Name] of [
    ['../../x.pdf', 'x.pdf', 'x.pdf'],
    ['..\\..\\x.pdf', 'x.pdf', 'x.pdf'],
    ['a"; filename="b.html.pdf', 'a ; filename= b.html.pdf', 'a ; filename= b.html.pdf'],
    ['a\r\nSet-Cookie: x=1.pdf', 'a Set-Cookie x=1.pdf', 'a Set-Cookie x=1.pdf'],
    ['報告 Ålesund.pdf', '__ Alesund.pdf', '報告 Ålesund.pdf'],
    ['gpj\u202e.pdf', 'gpj.pdf', 'gpj.pdf'],
  ]) {
    const item = anItem()
    const sent = await postFile(demo, newItem, admin, item, { name: name ?? '', bytes: aPdf() })
    expect([name, sent.status]).toEqual([name, 302])
    const { headers } = await ask(demo, `/insights/${item.id}`, { headers: { Cookie: admin } })
    const quotedName = asciiName?.replaceAll(/[^\w .()-]/g, '_')
    expect(headers['content-disposition']).toBe(
      `attachment; filename="${quotedName}"; filename*=UTF-8''${encodeURIComponent(utf8Name ?? '')}`,
    )
    expect(headers['set-cookie']).toBeUndefined()
  }
  for (const file of storedFiles(demo)) expect(file).toMatch(/\/files\/[a-z-]+\/[\da-f-]{36}\.(pdf|csv|webp)$/)
})

test('uploads to admin pages by members and visitors are refused, whatever their size', { tag: '@U1' }, async ({
  demo,
}) => {
  const before = storedFiles(demo).length
  for (const bytes of [aPdf(), new Uint8Array(30_000_000)]) {
    for (const path of [newItem, `${newItem}.data`, '/admin/content/pictures?form=upload']) {
      const file = { name: 'a.pdf', bytes }
      const refused = await postFile(demo, path, await enterAs(demo, 'supplier'), anItem(), file)
      expect([path, refused.status]).toEqual([path, 403])
      const visitor = await postFile(demo, path, '', anItem(), file)
      expect([path, visitor.status === 302 || visitor.status === 202]).toEqual([path, true])
    }
  }
  expect(storedFiles(demo).length).toBe(before)
})

test('a body over the limit is answered with 413 and the limit, with or without Content-Length', {
  tag: '@I5',
}, async ({ demo }) => {
  const Cookie = await enterAs(demo, 'admin')
  const { type, body } = await multipart(anItem(), { name: 'a.pdf', bytes: new Uint8Array(21_000_000) })
  for (const length of [{ 'Content-Length': String(body.length) }, { 'Transfer-Encoding': 'chunked' }]) {
    const headers = { Origin: demo.url, Cookie, 'Content-Type': type, ...length }
    const answer = await ask(demo, newItem, { method: 'POST', headers, body })
    expect(answer.status).toBe(413)
    expect(answer.text).toContain('larger than the 20\u00a0MB we accept here')
  }
  const headers = { Origin: demo.url, Cookie, 'Content-Type': 'application/x-www-form-urlencoded' }
  const elsewhere = await ask(demo, '/account', { method: 'POST', headers, body: 'a'.repeat(70_000) })
  expect(elsewhere.status).toBe(413)
  expect(elsewhere.text).toContain('64\u00a0kB')
})

test('a malformed multipart body is refused without a stack', { tag: '@I5' }, async ({ demo }) => {
  const Cookie = await enterAs(demo, 'admin')
  const part = (head: string, text: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`
  for (const [type, body] of [
    ['multipart/form-data; boundary=x', 'no boundary in here'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="titleEn"\r\n\r\ncut'],
    ['multipart/form-data; boundary=x', `${part('name="titleEn"', '\xff\xfe')}--x--`],
    ['multipart/form-data; boundary=x', `${part('name="titleEn"', 'a'.repeat(70_000))}--x--\r\n`],
    ['multipart/form-data; boundary=x', `${part('name="a"', 'b').repeat(100)}--x--\r\n`],
    ['multipart/form-data; boundary=x', `${part(`name="${'n'.repeat(9000)}"`, 'b')}--x--\r\n`],
    ['multipart/form-data', '--\r\n'],
    ['multipart/mixed; boundary=', ''],
    ['application/json', '{}'],
  ] as const) {
    for (const path of [newItem, '/admin/content/pictures?form=upload']) {
      const headers = { Origin: demo.url, Cookie, 'Content-Type': type }
      const { status, text } = await ask(demo, path, { method: 'POST', headers, body: Buffer.from(body, 'latin1') })
      expect([type, body.slice(0, 60), status]).toEqual([type, body.slice(0, 60), 400])
      expect(text).not.toMatch(leaks)
    }
  }
})

test('a form sent three times at once makes one item; a stale form overwrites nothing', async ({ demo }) => {
  const admin = await enterAs(demo, 'admin')
  const item = anItem({ titleEn: 'Only once' })
  const file = { name: 'once.pdf', bytes: aPdf() }
  const answers = await Promise.all([1, 2, 3].map(() => postFile(demo, newItem, admin, item, file)))
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302])
  const list = await ask(demo, '/admin/content/insights?q=only+once', { headers: { Cookie: admin } })
  expect(readableText(list)).toContain('1–1 of 1 item')
  const itemPage = `/admin/content/insights/${item.id}`
  const first = await postFile(demo, `${itemPage}?form=save`, admin, {
    ...item,
    version: '0',
    titleEn: 'Changed first',
  })
  expect(first.status).toBe(200)
  const second = await postFile(demo, `${itemPage}?form=save`, admin, {
    ...item,
    version: '0',
    titleEn: 'Changed second',
  })
  expect(second.status).toBe(422)
  expect(readableText(second)).toContain('You changed this in two tabs')
  // Both texts are shown; the form has the second one, and replaces the first only when it is sent again.
  expect(readableText(second)).toContain('Changed first')
  expect(second.text).toContain('value="Changed second"')
  expect(second.text).toMatch(/name="version" value="1"/)
  const deletion = await postFile(demo, `${itemPage}?form=delete`, admin, { version: '0' })
  expect(deletion.status).toBe(422)
  expect(readableText(await ask(demo, itemPage, { headers: { Cookie: admin } }))).toContain('Changed first')
})
