import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Member } from '~/auth/permissions'
import { mails } from '~/db/schema/mails'
import type { Ctx } from '~/web/ctx.server'
import { provenSession } from '../../../test/members'
import { test } from '../../../test/test'
import { countMails, getMail, getMailBody, getMailHealth, listMails, mailFilter, stuckCount } from './queries.server'

const member = { userId: crypto.randomUUID(), email: 'k@devices.example', role: 'supplier', level: 'entry' } as const
const asMember = (ctx: Ctx, isAdmin: boolean) => ({
  ...ctx,
  actor: { ...member, adminRole: isAdmin ? 'owner' : null } satisfies Member,
  ...provenSession(ctx),
})

const secretPlaceholder = 'secret-d3adb33f'
const link = `https://nordbro.example/invite?token=${secretPlaceholder}`

/** Adds mails a minute apart, the first one the oldest. */
async function addMails({ db }: Ctx, overrides: Partial<typeof mails.$inferInsert>[]) {
  const rows = overrides.map((mail, minute) => ({
    key: crypto.randomUUID(),
    template: 'test',
    locale: 'en' as const,
    toName: '',
    toAddress: 'kari@sykehus.example',
    subject: `Mail ${minute}`,
    html: '<p>Hello</p>',
    text: 'Hello',
    createdAt: new Date(Date.UTC(2026, 10, 1, 0, minute)),
    ...mail,
  }))
  return (await db.insert(mails).values(rows).returning({ id: mails.id })).map(({ id }) => id)
}

const list = async (ctx: Ctx, search = '') => {
  const { rows, ...rest } = await listMails(asMember(ctx, true), mailFilter(new URLSearchParams(search)))
  return { ...rest, subjects: rows.map(({ subject }) => subject) }
}

test('every mail is listed, the latest first', async ({ ctx }) => {
  await addMails(ctx, [{ status: 'sent' }, { status: 'failed', attempts: 21, lastError: '550 no such box' }, {}])
  expect(await list(ctx)).toEqual({ page: 1, total: 3, retryable: 1, subjects: ['Mail 2', 'Mail 1', 'Mail 0'] })
  const { rows } = await listMails(asMember(ctx, true), mailFilter(new URLSearchParams('state=failed')))
  expect(rows).toMatchObject([{ subject: 'Mail 1', attempts: 21, lastError: '550 no such box', isLinkLost: false }])
  await addMails(ctx, [
    { status: 'sent', sentAt: ctx.now },
    { status: 'sent', sentAt: ctx.now },
  ])
  expect(await countMails(asMember(ctx, true))).toEqual({ queued: 1, sent: 2, failed: 1, written: 1 })
})

test('the list is filtered by state and by part of the address, and wildcards are literal', async ({ ctx }) => {
  await addMails(ctx, [
    { status: 'sent', sentAt: new Date('2026-11-01T00:01:00Z') },
    { toAddress: 'Kari.Berg@Sykehus.example' },
    { status: 'failed', toAddress: 'a_b%c@devices.example' },
  ])
  const subjects = async (search: string) => (await list(ctx, search)).subjects
  expect(await subjects('to=SYKEHUS')).toEqual(['Mail 1', 'Mail 0'])
  expect(await subjects('to=+kari.b+&state=')).toEqual(['Mail 1'])
  expect(await subjects('to=sykehus&state=sent')).toEqual(['Mail 0'])
  expect(await subjects('state=written')).toEqual([])
  expect(await subjects('to=_b%25')).toEqual(['Mail 2'])
  expect(await subjects('to=%25')).toEqual(['Mail 2'])
  expect(await subjects("to='+or+true+--")).toEqual([])
  expect(await subjects('to=%00')).toHaveLength(3)
  expect(await subjects('state=all')).toHaveLength(3)
  expect(await subjects('state=lost')).toHaveLength(3)
})

test('a page has fifty mails, and each mail is on one page', async ({ ctx }) => {
  // All with one timestamp, as if written by one transaction: the order must still be stable.
  const createdAt = new Date('2026-11-01T00:00:00Z')
  await addMails(
    ctx,
    Array.from({ length: 120 }, (_, n) => ({ createdAt, sentAt: createdAt, status: n < 60 ? 'sent' : 'queued' })),
  )
  const pages = await Promise.all(['', 'page=2', 'page=3'].map((search) => list(ctx, search)))
  expect(pages.map(({ subjects }) => subjects.length)).toEqual([50, 50, 20])
  expect(new Set(pages.flatMap(({ subjects }) => subjects)).size).toBe(120)
  expect(await list(ctx, 'page=2&state=sent')).toMatchObject({ page: 2, total: 60, subjects: { length: 10 } })
  expect(await list(ctx, 'page=99')).toMatchObject({ page: 3, subjects: { length: 20 } })
})

test('a mail is shown as it was sent, except for the token of its link', async ({ ctx }) => {
  const html = `<a href="${link}">Welcome</a>`
  const waiting = { text: `Welcome: ${link}`, html, secret: 'tok3n', locale: 'no', replyTo: 'team@nordbro.example' }
  const [id = '', lost = '', plain = ''] = await addMails(ctx, [
    { ...waiting, locale: 'no', secretPlaceholder },
    { text: link, html, status: 'failed', secretPlaceholder },
    { text: 'See you', status: 'sent' },
  ])
  const admin = asMember(ctx, true)
  const mail = await getMail(admin, id)
  expect(mail).toMatchObject({ text: 'Welcome: https://nordbro.example/invite?token=…', hasSecret: true, lang: 'nb' })
  expect(mail).toMatchObject({ replyTo: 'team@nordbro.example', isLinkLost: false, sentAt: null })
  expect(await getMailBody(admin, id)).toBe('<a href="https://nordbro.example/invite?token=…">Welcome</a>')
  expect(await getMail(admin, lost)).toMatchObject({ hasSecret: true, isLinkLost: true })
  expect(await getMail(admin, plain)).toMatchObject({ text: 'See you', hasSecret: false, isLinkLost: false })

  const all = [await listMails(admin, mailFilter(new URLSearchParams())), mail, await getMailBody(admin, id)]
  expect(JSON.stringify(all)).not.toMatch(new RegExp(`tok3n|${secretPlaceholder}`))
})

test('the mark, which is a part of the mail, is in the shown page', async ({ ctx }) => {
  const typed = '<p>&quot;cid:mark&quot;</p>'
  const [id = ''] = await addMails(ctx, [{ html: `<img src="cid:mark">${typed}` }])
  const shown = await getMailBody(asMember(ctx, true), id)
  expect(shown).toMatch(/^<img src="data:image\/png;base64,/)
  expect(shown).toContain(typed)
})

test('a mail’s attachments are listed by name', async ({ ctx }) => {
  const file = { fileName: 'nordbro-2026-12-01.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }
  const [id = '', plain = ''] = await addMails(ctx, [{ attachments: [file] }, {}])
  expect(await getMail(asMember(ctx, true), id)).toMatchObject({ files: ['nordbro-2026-12-01.ics'] })
  expect(await getMail(asMember(ctx, true), plain)).toMatchObject({ files: [] })
})

test('an unknown or invalid id is not found', async ({ ctx }) => {
  for (const id of [crypto.randomUUID(), '1', "' or true --", '']) {
    await expect(getMail(asMember(ctx, true), id)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(getMailBody(asMember(ctx, true), id)).rejects.toMatchObject({ kind: 'not-found' })
  }
})

test('members and visitors read no mail', async ({ ctx }) => {
  const [id = ''] = await addMails(ctx, [{}])
  const refused = { kind: 'forbidden', message: 'mail.list' }
  for (const asker of [ctx, asMember(ctx, false)]) {
    await expect(listMails(asker, mailFilter(new URLSearchParams()))).rejects.toMatchObject(refused)
    await expect(countMails(asker)).rejects.toMatchObject(refused)
    expect(() => stuckCount(asker)).toThrow('mail.list')
    await expect(getMailHealth(asker, settings, new URLSearchParams())).rejects.toMatchObject(refused)
    await expect(getMail(asker, id)).rejects.toMatchObject(refused)
    await expect(getMailBody(asker, id)).rejects.toMatchObject(refused)
  }
})

test('stuck mails are those that failed lately, or are queued after three tries', async ({ ctx }) => {
  const createdAt = new Date(ctx.now.getTime() - 3_600_000)
  await addMails(ctx, [
    { createdAt, status: 'failed' },
    { createdAt, attempts: 3 },
    { createdAt, attempts: 2 },
    { createdAt, status: 'sent', attempts: 5 },
    { createdAt: new Date(ctx.now.getTime() - 8 * 86_400_000), status: 'failed' },
  ])
  const { rows } = await ctx.db.execute(sql`select ${stuckCount(asMember(ctx, true))} as stuck`)
  expect(rows).toEqual([{ stuck: 2 }])
})

const settings = { smtpUrl: 'smtp://user:s3cret@mail.example:587', mailFrom: 'hello@nordbro.example' }
const healthOf = async (ctx: Ctx, search: string, texts: Record<string, string[] | string> = {}) => {
  const asked: string[] = []
  const resolve = async (host: string) => {
    asked.push(host)
    const found = texts[host] ?? 'ENODATA'
    if (typeof found === 'string') throw Object.assign(new Error(found), { code: found })
    return found.map((text) => [text.slice(0, 5), text.slice(5)])
  }
  const health = await getMailHealth(asMember(ctx, true), settings, new URLSearchParams(search), resolve)
  return { ...health, asked, states: health.records.map(({ name, check }) => [name, check?.state ?? null]) }
}

test('the records of the sender’s domain are named with their values, and no password of the mail server', async ({
  ctx,
}) => {
  const health = await healthOf(ctx, '')
  expect(health.records.map(({ shownHost, value }) => [shownHost, value])).toEqual([
    ['nordbro.example', 'v=spf1 a:mail.example -all'],
    ['<selector>._domainkey.nordbro.example', 'v=DKIM1; k=rsa; p=<the public key>'],
    ['_dmarc.nordbro.example', `v=DMARC1; p=none; rua=mailto:${ctx.brand.email}`],
  ])
  expect(health.asked).toEqual([])
  const spfOf = async (smtpUrl: string) =>
    (await getMailHealth(asMember(ctx, true), { ...settings, smtpUrl }, new URLSearchParams())).records[0]?.value
  expect(await spfOf('smtp://192.0.2.7:25')).toBe('v=spf1 ip4:192.0.2.7 -all')
  expect(await spfOf('smtp://[2001:db8::7]:25')).toBe('v=spf1 ip6:2001:db8::7 -all')
  expect(JSON.stringify(health)).not.toContain('s3cret')
  const none = await getMailHealth(asMember(ctx, true), { mailFrom: 'a@b.example' }, new URLSearchParams())
  expect(none.smtpHost).toBeNull()
})

test('the records are looked up when asked for: found, missing, several, or not to be checked', async ({ ctx }) => {
  const spf = 'v=spf1 include:mail.example -all'
  const found = await healthOf(ctx, 'check=dns&selector=s1', {
    'nordbro.example': ['some other text', spf],
    's1._domainkey.nordbro.example': ['k=rsa; p=MIIB'],
    '_dmarc.nordbro.example': 'ENOTFOUND',
  })
  expect(found.states).toEqual([
    ['SPF', 'found'],
    ['DKIM', 'found'],
    ['DMARC', 'missing'],
  ])
  expect(found.records[0]?.check).toEqual({ state: 'found', value: spf })
  const other = await healthOf(ctx, 'check=dns', {
    'nordbro.example': [spf, spf],
    '_dmarc.nordbro.example': 'ETIMEOUT',
  })
  expect(other.states).toEqual([
    ['SPF', 'several'],
    ['DKIM', 'unknown'],
    ['DMARC', 'unknown'],
  ])
  const revoked = await healthOf(ctx, 'check=dns&selector=s1', { 's1._domainkey.nordbro.example': ['v=DKIM1; p='] })
  expect(revoked.states[1]).toEqual(['DKIM', 'missing'])
})

test('a selector that is no host name is not looked up', async ({ ctx }) => {
  for (const selector of ['a b', '../x', 'x..y', '-', 'x'.repeat(80), "' or 1=1", 'é']) {
    const { asked, states } = await healthOf(ctx, `check=dns&${new URLSearchParams({ selector })}`)
    expect(asked).toEqual(['nordbro.example', '_dmarc.nordbro.example'])
    expect(states[1]).toEqual(['DKIM', 'unknown'])
  }
})

test('reading a mail needs a fresh proof; the list does not', async ({ ctx }) => {
  const admin = { ...asMember(ctx, true), now: new Date(ctx.now.getTime() + 600_000) }
  await expect(getMail(admin, crypto.randomUUID())).rejects.toMatchObject({ kind: 'proof-needed' })
  await expect(getMailBody(admin, crypto.randomUUID())).rejects.toMatchObject({ kind: 'proof-needed' })
  await listMails(admin, mailFilter(new URLSearchParams()))
})
