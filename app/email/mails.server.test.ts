import { expect, vi } from 'vitest'
import { mails } from '~/db/schema/mails'
import { queued, test, work } from '../../test/test'
import { deliverMail, mailQueued, queueMail } from './mails.server'
import { renderMail } from './render.server'

const secretPlaceholder = 'secret-d3adb33f'

const mail = {
  key: 'test:1',
  template: 'test',
  locale: 'en',
  to: { name: 'Kari', address: 'kari@sykehus.example' },
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
} as const

test('a mail is delivered once, however often its job runs', async ({ ctx }) => {
  const deliver = vi.fn(async () => {})
  await queueMail(ctx, mail)
  await work({ ...ctx, deliver }, deliverMail)
  await work({ ...ctx, deliver }, deliverMail)
  expect(deliver).toHaveBeenCalledTimes(1)
  expect(deliver).toHaveBeenCalledWith(expect.objectContaining({ to: mail.to, subject: 'Hello' }))
  expect(await ctx.db.select().from(mails)).toMatchObject([{ status: 'sent', attempts: 1, lastError: null }])
})

test('a mail with the same key is not queued twice', async ({ ctx }) => {
  await queueMail(ctx, mail)
  await queueMail(ctx, mail)
  expect(await queued(ctx, mailQueued)).toHaveLength(1)
})

test('a failed delivery is recorded and retried; after the last try the mail has failed', async ({ ctx }) => {
  const deliver = async () => {
    throw new Error('550 mailbox full')
  }
  await queueMail(ctx, mail)
  await expect(work({ ...ctx, deliver }, deliverMail)).rejects.toThrow('550')
  expect(await ctx.db.select().from(mails)).toMatchObject([
    { status: 'queued', attempts: 1, lastError: '550 mailbox full' },
  ])
  await expect(work({ ...ctx, deliver }, deliverMail, { isLast: true })).rejects.toThrow('550')
  expect(await ctx.db.select().from(mails)).toMatchObject([{ status: 'failed', attempts: 2 }])
})

test('a mail has its list headers, and no line end in one can add a header', async ({ ctx }) => {
  const deliver = vi.fn(async () => {})
  await queueMail(ctx, { ...mail, headers: { 'List-Unsubscribe': '<https://nordbro.example/leave>' } })
  await work({ ...ctx, deliver }, deliverMail)
  expect(deliver).toHaveBeenCalledWith(
    expect.objectContaining({ headers: { 'List-Unsubscribe': '<https://nordbro.example/leave>' } }),
  )
  const smuggled = { 'List-Unsubscribe': '<https://nordbro.example>\r\nBcc: thief@example.org' }
  await expect(queueMail(ctx, { ...mail, key: 'test:2', headers: smuggled })).rejects.toThrow('List-Unsubscribe')
})

test('an attachment is sent unchanged; one whose name or type would break a header is refused', async ({ ctx }) => {
  const deliver = vi.fn(async () => {})
  const file = { fileName: 'nordbro.ics', contentType: 'text/calendar; method=REQUEST', content: 'BEGIN:VCALENDAR\r\n' }
  await queueMail(ctx, { ...mail, attachments: [file] })
  await work({ ...ctx, deliver }, deliverMail)
  expect(deliver).toHaveBeenCalledWith(expect.objectContaining({ attachments: [file] }))
  for (const wrong of [{ fileName: 'a\r\nBcc: x' }, { fileName: '../a' }, { contentType: 'text/plain\r\nX: y' }]) {
    const smuggled = [{ ...file, ...wrong }]
    await expect(queueMail(ctx, { ...mail, key: 'test:3', attachments: smuggled })).rejects.toThrow("can't be sent")
  }
})

test('a secret is in the sent mail, and not in the stored one', async ({ ctx }) => {
  const deliver = vi.fn(async () => {})
  const link = `https://nordbro.example/?token=${secretPlaceholder}`
  const headers = { 'List-Help': `<${link}>` }
  await queueMail(ctx, { ...mail, text: link, html: link, headers, secret: 'to$ken', secretPlaceholder })
  await work({ ...ctx, deliver }, deliverMail)
  const sent = 'https://nordbro.example/?token=to$ken'
  expect(deliver).toHaveBeenCalledWith(
    expect.objectContaining({ text: sent, html: sent, headers: { 'List-Help': `<${sent}>` } }),
  )
  expect(JSON.stringify(await ctx.db.select().from(mails))).not.toContain('to$ken')
})

test('the token replaces the placeholder only in our own link', async ({ ctx }) => {
  const deliver = vi.fn(async () => {})
  const typed = `http://evil.example/t/__secret__ http://evil.example/t/${secretPlaceholder}`
  const text = `${typed} https://nordbro.example/?token=${secretPlaceholder}`
  await queueMail(ctx, { ...mail, text, secret: 't0ken', secretPlaceholder })
  await work({ ...ctx, deliver }, deliverMail)
  const sent = `${typed} https://nordbro.example/?token=t0ken`
  expect(deliver).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: sent }))
})

test('every mail has a different placeholder', async ({ ctx }) => {
  const write = () => ({ subject: 'Hello', preview: '', footnote: '', body: null })
  const [one, other] = [await renderMail(ctx, 'en', write), await renderMail(ctx, 'en', write)]
  expect(one.secretPlaceholder).not.toBe(other.secretPlaceholder)
  expect(one.secretPlaceholder).toMatch(/^secret-[\da-f-]{36}$/)
})

test('a mail is signed by the founder; by the partners, in its language, while no name is set', async ({ ctx }) => {
  const write = () => ({ subject: 'Hello', preview: '', footnote: '', body: null })
  expect((await renderMail(ctx, 'en', write)).text).toContain('The Nordbro partners')
  expect((await renderMail(ctx, 'sv', write)).text).toContain('Partnerna i Nordbro')
  const named = { ...ctx, brand: { ...ctx.brand, founder: 'Elin Åberg' } }
  expect((await renderMail(named, 'sv', write)).text).toContain('Elin Åberg')
})

test('a mail with a secret but no placeholder for it is refused', async ({ ctx }) => {
  await expect(queueMail(ctx, { ...mail, secret: 'token', secretPlaceholder })).rejects.toThrow('no place')
  expect(await ctx.db.select().from(mails)).toEqual([])
})

test('a mail that can’t be delivered keeps its secret for the next try, and loses it after the last', async ({
  ctx,
}) => {
  const deliver = async () => {
    throw new Error('421 later')
  }
  await queueMail(ctx, { ...mail, text: `token=${secretPlaceholder}`, secret: 'token', secretPlaceholder })
  await expect(work({ ...ctx, deliver }, deliverMail)).rejects.toThrow('421')
  expect(await ctx.db.select().from(mails)).toMatchObject([{ secret: 'token' }])
  await expect(work({ ...ctx, deliver }, deliverMail, { isLast: true })).rejects.toThrow('421')
  expect(await ctx.db.select().from(mails)).toMatchObject([{ status: 'failed', secret: null }])
})
