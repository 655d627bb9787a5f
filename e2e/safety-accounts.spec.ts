import { cookieOf, mailedLink, newAddress, newMember, password, post, signIn } from './accounts.ts'
import { enterAs, expect, test } from './demo.ts'
import { allMailsSent, ask } from './http.ts'
import { userId } from './inbox.ts'
import { isTo } from './mailbox.ts'
import type { Site } from './server.ts'

const isSignedIn = async (demo: Site, cookie: string) =>
  (await ask(demo, '/account', { headers: { Cookie: cookie } })).status === 200

test('a confirmation link works once, even for twenty requests at once; one that was just mailed is not replaced', {
  tag: '@A3',
}, async ({ demo }) => {
  const email = newAddress()
  await post(demo, '/login?form=register', { email, password })
  const { path, token } = await mailedLink(demo, email)
  await post(demo, '/login?form=register', { email, password })
  await allMailsSent(demo)
  expect(demo.mails(isTo(email))).toHaveLength(1)
  const tries = await Promise.all(Array.from({ length: 20 }, () => post(demo, path, { token, password })))
  expect(tries.filter((answer) => cookieOf(answer))).toHaveLength(1)
})

test('an invitation works once, even for twenty requests at once, and for no other address', {
  tag: ['@A3', '@Z2'],
}, async ({ demo }) => {
  const [email, other] = [newAddress('region.example'), newAddress('region.example')]
  const Cookie = await enterAs(demo, 'admin')
  await post(demo, '/admin/invitations?form=invite', { email, role: 'hospital' }, { Cookie })
  const { path, token } = await mailedLink(demo, email)
  const extra = { email: other, role: 'embassy', level: 'premium', adminRole: 'owner' }
  const tries = await Promise.all(Array.from({ length: 20 }, () => post(demo, path, { token, password, ...extra })))
  expect(tries.filter((answer) => cookieOf(answer))).toHaveLength(1)
  expect(await signIn(demo, other)).toBe('')
  const { text } = await ask(demo, `/admin/users.csv?q=${email}`, { headers: { Cookie } })
  expect(text).toContain(`${email},hospital,entry,No,`)
})

/** Passwords that are easy to guess, one of them the local part of the person's address. */
const guessable = (email: string) => [
  ...['123456789', 'password1', 'nordbro2026', email.split('@')[0] ?? ''],
  ...['Välkommen1', 'Sommar2026!', 'Passord2026!!', 'hotmail0'],
]

/** Source of passwords of 64 characters in several scripts that differ only in the last one. */
const long = `${'snö-över-fjäll-雪山-гора-جبل-🏔'.repeat(3)}`
const sixtyFour = (last: string) => `${[...long].slice(0, 63).join('')}${last}`

/** The ways to choose a password; `choose` sends one and returns whether it is accepted. */
const waysToChoose: Record<
  string,
  (demo: Site) => Promise<{ email: string; choose: (candidate: string) => Promise<boolean> }>
> = {
  'signing up': async (demo) => {
    const email = newAddress()
    const choose = async (candidate: string) => {
      if ((await post(demo, '/login?form=register', { email, password: candidate })).status !== 200) return false
      const { path, token } = await mailedLink(demo, email)
      return cookieOf(await post(demo, path, { token, password: candidate })) !== ''
    }
    return { email, choose }
  },
  'changing it': async (demo) => {
    const { email, cookie } = await newMember(demo)
    const choose = async (candidate: string) => {
      const fields = { current: password, password: candidate }
      return (await post(demo, '/account?form=password', fields, { Cookie: cookie })).status === 200
    }
    return { email, choose }
  },
  'a reset': async (demo) => {
    const { email } = await newMember(demo)
    await post(demo, '/reset-password?form=request', { email })
    const { path, token } = await mailedLink(demo, email, 2)
    return {
      email,
      choose: async (candidate) => (await post(demo, path, { token, password: candidate })).status === 302,
    }
  },
}

for (const [way, begin] of Object.entries(waysToChoose)) {
  test(`a guessable password is refused, and all 64 characters of a long one count: ${way}`, { tag: '@A4' }, async ({
    demo,
  }) => {
    const { email, choose } = await begin(demo)
    for (const candidate of guessable(email)) expect([candidate, await choose(candidate)]).toEqual([candidate, false])
    expect([...sixtyFour('å')]).toHaveLength(64)
    expect(await choose(sixtyFour('å'))).toBe(true)
    expect(await signIn(demo, email, sixtyFour('ä'))).toBe('')
    expect(await signIn(demo, email, [...long].slice(0, 63).join(''))).toBe('')
    expect(await signIn(demo, email, sixtyFour('å'))).not.toBe('')
  })
}

test('a reset, a change of password and a removal end sessions at once, for every copy of the cookie', {
  tag: '@S1',
}, async ({ demo }) => {
  const { email, cookie } = await newMember(demo)
  await post(demo, '/reset-password?form=request', { email })
  const { path, token } = await mailedLink(demo, email, 2)
  expect(await isSignedIn(demo, cookie)).toBe(true)
  expect((await post(demo, path, { token, password: 'quite-another-fjord-42' })).status).toBe(302)
  expect(await isSignedIn(demo, cookie)).toBe(false)

  const [here, elsewhere] = [
    await signIn(demo, email, 'quite-another-fjord-42'),
    await signIn(demo, email, 'quite-another-fjord-42'),
  ]
  const change = { current: 'quite-another-fjord-42', password }
  expect((await post(demo, '/account?form=password', change, { Cookie: here })).status).toBe(200)
  expect([await isSignedIn(demo, here), await isSignedIn(demo, elsewhere)]).toEqual([true, false])

  const user = await userId(demo, email)
  await post(demo, '/admin?index&form=remove', { user }, { Cookie: await enterAs(demo, 'admin') })
  expect(await isSignedIn(demo, here)).toBe(false)
  expect(await signIn(demo, email)).toBe('')
})

test('a member can’t end another’s session, nor answer or read what is not for their role', { tag: '@Z2' }, async ({
  demo,
}) => {
  const [one, other] = [await newMember(demo), await newMember(demo)]
  const second = await signIn(demo, one.email)
  const account = await ask(demo, '/account', { headers: { Cookie: one.cookie } })
  const session = /name="session" value="([\da-f-]{36})"/.exec(account.text)?.[1] ?? ''
  expect(session).not.toBe('')
  await post(demo, '/account?form=session', { session }, { Cookie: other.cookie })
  expect(await isSignedIn(demo, second)).toBe(true)
  await post(demo, '/account?form=session', { session }, { Cookie: one.cookie })
  expect(await isSignedIn(demo, second)).toBe(false)

  const admin = await enterAs(demo, 'admin')
  const adminPage = await ask(demo, '/supplier', { headers: { Cookie: admin } })
  const memberPage = await ask(demo, '/supplier', { headers: { Cookie: one.cookie } })
  const idsIn = (text: string) => [...new Set(text.match(/\/(events|insights)\/[\da-f-]{36}/g))]
  const hidden = idsIn(adminPage.text).filter((path) => !memberPage.text.includes(path))
  expect(hidden.filter((path) => path.startsWith('/events')).length).toBeGreaterThan(0)
  for (const path of hidden) {
    const isEvent = path.startsWith('/events')
    const read = await ask(demo, isEvent ? `${path}/event.ics` : path, { headers: { Cookie: one.cookie } })
    expect([path, read.status]).toEqual([path, 404])
    if (isEvent) {
      const answer = await post(demo, `${path}/answer`, { response: 'attending' }, { Cookie: one.cookie })
      expect([path, answer.status]).toEqual([path, 404])
    }
  }
})
