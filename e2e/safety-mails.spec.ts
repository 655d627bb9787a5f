import { aContactRequest } from '../test/contact-request.ts'
import { newAddress, newMember, post } from './accounts.ts'
import { enterAs, expect, test } from './demo.ts'
import { allMailsSent } from './http.ts'
import { isTo } from './mailbox.ts'
import type { Site } from './server.ts'

type Fields = Record<string, string>
const region = () => newAddress('region.example')

/** A text that a spammer would want us to mail: recognisable words and a link. */
const spam = 'Kjøp-billig-nå https://evil.example/win'

/** Every form that mails a receipt to the typed address. */
const forms: Record<string, (email: string, text: string) => Fields> = {
  '/request-access': (email, text) => ({
    name: 'Kjøp-billig-nå',
    email,
    organization: text,
    role: 'hospital',
    reason: text,
  }),
  '/contact': (email, text) => aContactRequest({ name: 'Kjøp-billig-nå', email, organization: text, message: text }),
  '/circles': (email, text) => ({
    name: 'Kjøp-billig-nå',
    email,
    organization: text,
    role: text,
    country: text,
    why: text,
    consent: 'on',
  }),
}

const mailsTo = (demo: Site, email: string) => demo.mails(isTo(email))

for (const [path, fields] of Object.entries(forms)) {
  test(`the receipt to an unverified address holds nothing that was typed: ${path}`, { tag: '@M1' }, async ({
    demo,
  }) => {
    const email = region()
    expect((await post(demo, path, fields(email, spam))).status).toBe(200)
    const receipt = await demo.mailTo(email)
    const notice = await demo.noticeAbout(email)
    expect(notice.text).toContain('https://evil.example/win')
    expect(notice.text).toContain('Kjøp-billig-nå')
    expect(receipt.to).toMatchObject([{ name: '', address: email }])
    for (const part of [receipt.subject, receipt.text, receipt.html]) expect(part).not.toMatch(/evil|Kjøp|billig/)
    const links = [...(receipt.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '')
    expect(links.filter((href) => !href.startsWith(demo.url))).toEqual([])
  })

  test(`a name with a web address is refused: ${path}`, { tag: '@M1' }, async ({ demo }) => {
    for (const name of ['http://evil.example/t/__secret__', 'Kari www.evil.example', 'evil.example/win', 'evil.com']) {
      const { status, text } = await post(demo, path, { ...fields(region(), 'A ward.'), name }, { Cookie: 'lang=sv' })
      expect([name, status]).toEqual([name, 422])
      expect(text).toContain('Skriv namnet utan webbadress.')
    }
  })
}

test('a name with a web address is refused from members and admins too', { tag: '@M1' }, async ({ demo }) => {
  const name = 'https://evil.example'
  const { cookie } = await newMember(demo)
  expect((await post(demo, '/account?form=profile', { name, locale: 'en' }, { Cookie: cookie })).status).toBe(422)
  const invited = { email: region(), name, role: 'hospital' }
  const Cookie = await enterAs(demo, 'admin')
  expect((await post(demo, '/admin/invitations?form=invite', invited, { Cookie })).status).toBe(422)
})

test('an address gets two receipts a day over all forms, and the team a notice of each form', { tag: '@M1' }, async ({
  demo,
}) => {
  const email = region()
  const submissions = [...Object.entries(forms), ...Object.entries(forms).filter(([path]) => path === '/contact')]
  for (const [index, [path, fields]] of submissions.entries()) {
    expect((await post(demo, path, fields(index % 2 ? email.toUpperCase() : email, `A ward ${index}.`))).status).toBe(
      200,
    )
  }
  const notices = () => demo.mails(({ replyTo }) => replyTo?.[0]?.address?.toLowerCase() === email)
  await expect.poll(() => notices().length, { timeout: 15_000 }).toBe(4)
  await allMailsSent(demo)
  expect(mailsTo(demo, email)).toHaveLength(2)
})

test('the token of an invitation is only in our own link, whatever the invited name holds', { tag: '@E1' }, async ({
  demo,
}) => {
  const email = region()
  const name = 'Åsa evil.example?token=__secret__'
  const Cookie = await enterAs(demo, 'admin')
  expect(
    (await post(demo, '/admin/invitations?form=invite', { email, name, role: 'hospital' }, { Cookie })).status,
  ).toBe(200)
  const { text = '', html = '' } = await demo.mailTo(email)
  const [, token = ''] = new RegExp(`${demo.url}/invite\\?token=([\\w-]{43})\\b`).exec(text) ?? []
  expect(token).not.toBe('')
  for (const part of [text, html]) {
    const before = part.split(token).slice(0, -1)
    expect(before.map((start) => start.endsWith(`${demo.url}/invite?token=`))).toEqual(before.map(() => true))
    // The name is as typed, except for what keeps mail programs from making a link of it.
    expect(part).toContain('token=__secret__')
    expect(part).not.toContain('evil.example')
  }
})
