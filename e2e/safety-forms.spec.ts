import { aContactRequest } from '../test/contact-request.ts'
import { visitorAddress } from './access-requests.ts'
import { newAddress, newMember, password, post } from './accounts.ts'
import { enterAs, expect, test } from './demo.ts'
import { allMailsSent, ask } from './http.ts'
import { openItem } from './inbox.ts'
import { isAbout, isTo } from './mailbox.ts'
import { builtRoutes, dataAddress } from './routes.ts'
import type { Site } from './server.ts'

type Fields = Record<string, string>
const region = () => newAddress('region.example')

/** Every public form with valid fields, and the number of mails it sends. */
const forms: Record<string, { fields: (email: string) => Fields; mails: number }> = {
  '/request-access': {
    fields: (email) => ({ name: 'Kari', email, organization: 'Nord', role: 'hospital', reason: 'A ward.' }),
    mails: 2,
  },
  '/contact': { fields: (email) => aContactRequest({ email }), mails: 2 },
  '/circles': {
    fields: (email) => ({
      name: 'Kari',
      email,
      organization: 'Nord',
      role: 'CEO',
      country: 'Norge',
      why: 'A ward.',
      consent: 'on',
    }),
    mails: 2,
  },
  '/newsletter': { fields: (email) => ({ email, consent: 'on' }), mails: 1 },
}

/** The number of inbox items from an address. */
async function countItems(demo: Site, email: string) {
  const { text } = await ask(demo, `/admin/inbox?state=all&q=${email}`, {
    headers: { Cookie: await enterAs(demo, 'admin') },
  })
  return Number(/of (?:<!-- -->)?(\d+)/.exec(text)?.[1] ?? 0)
}

/** Forms that an admin answers by mail. */
const answeredForms = ['/contact', '/circles']

async function answer(demo: Site, email: string) {
  const Cookie = await enterAs(demo, 'admin')
  const { item, answer } = await openItem(demo, email, Cookie)
  const fields = { item, answer, seen: '0', subject: 'Re', body: 'Welcome.', after: 'open' }
  expect((await post(demo, '/admin/inbox?form=answer', fields, { Cookie })).status).toBe(200)
  await expect.poll(() => demo.mails(isTo(email)).length).toBe(2)
}

for (const [path, { fields, mails }] of Object.entries(forms)) {
  test(`a form sent eight times at once counts once, and not at all with the hidden field filled in: ${path}`, {
    tag: '@F1',
  }, async ({ demo }) => {
    const [person, script] = [region(), region()]
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(demo, path, fields(person))))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const honeypotAnswer = await post(demo, path, { ...fields(script), website: 'https://spam.example' })
    expect(honeypotAnswer.status).toBe(200)
    await expect.poll(() => demo.mails(isAbout(person)).length, { timeout: 15_000 }).toBe(mails)
    await allMailsSent(demo)
    expect([demo.mails(isAbout(person)).length, demo.mails(isAbout(script)).length]).toEqual([mails, 0])
    if (path !== '/request-access')
      expect([await countItems(demo, person), await countItems(demo, script)]).toEqual([1, 0])
  })

  test(`the fifty-first form from one address is answered with 429, and sends no mail: ${path}`, {
    tag: '@F1',
  }, async ({ demo }) => {
    const from = { 'X-Forwarded-For': visitorAddress() }
    for (let count = 0; count < 50; count += 1) {
      expect((await post(demo, path, fields(region()), from)).status).toBe(200)
    }
    const late = region()
    const { status, headers } = await post(demo, path, fields(late), from)
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
    await allMailsSent(demo)
    expect(demo.mails(isAbout(late))).toEqual([])
  })

  test(`nothing typed into the form adds a header or a recipient to a mail: ${path}`, { tag: '@E1' }, async ({
    demo,
  }) => {
    const attempts = [
      'x\r\nBcc: thief@evil.example',
      'x" <thief@evil.example>, "',
      'thief@evil.example, x',
      'x\u2028Bcc: thief@evil.example',
    ]
    const names = Object.keys(fields('')).filter((name) => !['interest', 'consent'].includes(name))
    // A name is put beside an address in a header, so every attempt is tried in it.
    const tries = names.flatMap((name, turn) =>
      name === 'name' ? attempts.map((value) => [name, value]) : [[name, attempts[turn % attempts.length]]],
    )
    for (const [name = '', value = ''] of tries) {
      const email = region()
      const { status } = await post(demo, path, {
        ...fields(email),
        [name]: name === 'email' ? `${email}${value}` : value,
      })
      expect([name, [200, 422].includes(status)]).toEqual([name, true])
      if (status === 200) await demo.mailTo(email)
      // The receipt has no name in its header; an admin's answer has.
      if (status === 200 && answeredForms.includes(path)) await answer(demo, email)
    }
    await allMailsSent(demo)
    const hasEvilAddress = ({ recipients, to, cc, bcc, replyTo }: ReturnType<Site['mails']>[number]) =>
      JSON.stringify([recipients, cc, bcc, [...(to ?? []), ...(replyTo ?? [])].map(({ address }) => address)]).includes(
        'evil',
      )
    expect(demo.mails(hasEvilAddress)).toEqual([])
  })
}

test('links in mails lead to the PUBLIC_URL, whatever Host the request had', { tag: '@E1' }, async ({ demo }) => {
  const forged = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' }
  const { email: member } = await newMember(demo)
  const [newcomer, reader, guest] = [newAddress(), region(), region()]
  await post(demo, '/reset-password?form=request', { email: member }, forged)
  await post(demo, '/login?form=register', { email: newcomer, password }, forged)
  await post(demo, '/newsletter', { email: reader, consent: 'on' }, forged)
  const Cookie = await enterAs(demo, 'admin')
  await post(demo, '/admin/invitations?form=invite', { email: guest, role: 'hospital' }, { ...forged, Cookie })
  await expect.poll(() => demo.mails(isTo(member)).length).toBe(2)
  for (const email of [newcomer, reader, guest]) await demo.mailTo(email)
  for (const email of [member, newcomer, reader, guest]) {
    const mail = demo.mails(isTo(email)).at(-1)
    expect(mail?.text).toContain(`${demo.url}/`)
    expect(JSON.stringify(mail)).not.toContain('evil.example')
  }
})

test('no route accepts a form with another Origin or without one, as a page or as data', { tag: '@I5' }, async ({
  demo,
}) => {
  const Cookie = await enterAs(demo, 'admin')
  for (const { path } of builtRoutes().filter(({ hasAction }) => hasAction)) {
    const filled = path.replaceAll(/:\w+/g, crypto.randomUUID())
    for (const address of [filled, dataAddress(filled)]) {
      for (const Origin of ['https://evil.example', 'null', undefined]) {
        if (/^\/(newsletter|announcements)\/unsubscribe$/.test(address) && !Origin) continue
        const headers = { Cookie, Origin, 'Content-Type': 'application/x-www-form-urlencoded' }
        const { status } = await ask(demo, address, { method: 'POST', headers, body: '' })
        expect([address, Origin, status]).toEqual([address, Origin, 403])
      }
    }
  }
  expect((await ask(demo, '/account', { headers: { Cookie } })).status).toBe(200)
})
