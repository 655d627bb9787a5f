import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { mails } from '~/db/schema/mails'
import { organisationMembers } from '~/db/schema/organisations'
import { inboundMails, threadFiles, threadMessages, threads } from '~/db/schema/threads'
import { mailThreadMessage } from '~/features/dialogue/jobs.server'
import { answerLines } from '~/features/dialogue/model/answer-line'
import { replyAddress } from '~/features/dialogue/sources/reply-address.server'
import type { Ctx } from '~/web/ctx.server'
import { aMail } from '../../../test/inbound-mail'
import { asAdmin, asMember } from '../../../test/members'
import { test as base, committing, work } from '../../../test/test'
import { addPartner, addThread, answer } from '../../../test/threads'
import { aPdf } from '../../../test/uploads'
import { receiveReply } from './commands.server'
import { replyLimit } from './model'

const withReplies = (ctx: Ctx): Ctx => ({ ...ctx, inboundMail: 'reply@in.example' })

/** A thread with a question of the member and an answer of our team, and the address at which the member answers that. */
async function openDialogue(outer: Ctx) {
  const ctx = withReplies(outer)
  const [admin, anna] = [await asAdmin(ctx), await asMember(ctx, { name: 'Anna Falk', locale: 'sv' })]
  const organisation = await addPartner(ctx, [anna])
  const thread = await addThread(anna)
  await answer(admin, thread, 1)
  const [message] = await ctx.db.select().from(threadMessages).where(eq(threadMessages.number, 2))
  const messageId = message?.id ?? ''
  const to = replyAddress(ctx, { messageId, userId: anna.actor.userId }) ?? ''
  return { ctx, admin, anna, organisation, thread, messageId, to, from: anna.actor.email }
}

const test = base.extend('dialogue', ({ ctx }) => openDialogue(ctx))

const messagesOf = ({ db }: Ctx) => db.select().from(threadMessages).orderBy(threadMessages.number)
const toSender = async ({ db }: Ctx) => db.select().from(mails).where(eq(mails.template, 'dialogue.reply-problem'))

test('a reply becomes a message of its sender, without the mail that it answers, and starts the 48 hours', async ({
  dialogue: { ctx, anna, thread, to, from },
}) => {
  const text = `Sex veckor räcker.\n\n18 nov. 2026 kl. 10:00 skrev Nordbro <${to}>:\n> ${answerLines.sv}\n> Nordbro`
  expect(await receiveReply(ctx, aMail({ to, from, text }))).toBe('written')
  const written = (await messagesOf(ctx)).at(-1)
  expect(written).toMatchObject({
    ...{ number: 3, body: 'Sex veckor räcker.', via: 'mail', isFromTeam: false },
    ...{ authorId: anna.actor.userId, authorName: 'Anna Falk' },
  })
  const [row] = await ctx.db.select().from(threads).where(eq(threads.id, thread))
  expect(row).toMatchObject({ messageCount: 3, waitingSince: ctx.now })
  // Our team hears of it like of every message.
  await work(ctx, mailThreadMessage)
  const subjects = (await ctx.db.select().from(mails)).map(({ subject }) => subject)
  expect(subjects).toContain('Fjord: Evidence')
})

test('a mail that is delivered twice is one message', async ({ dialogue: { ctx, to, from } }) => {
  const mail = aMail({ to, from, id: '<once@devices.example>' })
  expect([await receiveReply(ctx, mail), await receiveReply(ctx, mail)]).toEqual(['written', 'repeated'])
  expect(await messagesOf(ctx)).toHaveLength(3)
})

test('one that is delivered twice at the same moment too', async ({ database, jobs }) => {
  const { ctx, to, from } = await openDialogue(committing(database, jobs))
  const mail = aMail({ to, from })
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => receiveReply(ctx, mail)))
  expect(outcomes.toSorted()).toEqual(['repeated', 'repeated', 'repeated', 'repeated', 'written'])
  expect((await messagesOf(ctx)).filter(({ via }) => via === 'mail')).toHaveLength(1)
})

describe('a forged reply is not written and not answered', () => {
  test('of another sender, who has the address', async ({ dialogue: { ctx, organisation, to } }) => {
    const colleague = await asMember(ctx)
    await ctx.db.insert(organisationMembers).values({ userId: colleague.actor.userId, organisationId: organisation })
    expect(await receiveReply(ctx, aMail({ to, from: colleague.actor.email }))).toBe('unknown-address')
    expect(await receiveReply(ctx, aMail({ to, from: 'stranger@elsewhere.example' }))).toBe('unknown-address')
  })

  test('with a signature that is not ours, of another message, or of another mailbox', async ({
    dialogue: { ctx, messageId, to, from },
  }) => {
    const first = (await messagesOf(ctx))[0]?.id ?? ''
    const forged = [
      to.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@')),
      to.replace(messageId.replaceAll('-', ''), first.replaceAll('-', '')),
      to.replace('in.example', 'elsewhere.example'),
      'reply@in.example',
      `reply+${'0'.repeat(52)}@in.example`,
    ]
    for (const address of forged) expect(await receiveReply(ctx, aMail({ to: address, from }))).toBe('unknown-address')
    expect(await messagesOf(ctx)).toHaveLength(2)
    expect(await toSender(ctx)).toEqual([])
    expect(await ctx.db.select().from(inboundMails)).toEqual([])
  })

  test('where replies are not received, and where members need a second factor', async ({
    dialogue: { ctx, anna, messageId, to, from },
  }) => {
    expect(await receiveReply({ ...ctx, inboundMail: undefined }, aMail({ to, from }))).toBe('unknown-address')
    const strict = { ...ctx, factorPolicy: { admins: true, members: true } }
    expect(await receiveReply(strict, aMail({ to, from }))).toBe('unknown-address')
    expect(replyAddress(strict, { messageId, userId: anna.actor.userId })).toBeUndefined()
  })
})

test('an address that a mail server has changed to capitals still works', async ({ dialogue: { ctx, to, from } }) => {
  expect(await receiveReply(ctx, aMail({ to: to.toUpperCase(), from: from.toUpperCase() }))).toBe('written')
})

test('a mail of a program is neither written nor answered', async ({ dialogue: { ctx, to, from } }) => {
  const heads = [
    'Auto-Submitted: auto-replied',
    'Precedence: bulk',
    'List-Id: <all.devices.example>',
    'X-Autoreply: yes',
    'Return-Path: <>',
    'X-Failed-Recipients: a@b.example',
  ]
  for (const head of heads) expect(await receiveReply(ctx, aMail({ to, from, head }))).toBe('automatic')
  expect(await receiveReply(ctx, aMail({ to, from: 'MAILER-DAEMON@devices.example' }))).toBe('automatic')
  expect(await messagesOf(ctx)).toHaveLength(2)
  expect(await toSender(ctx)).toEqual([])
  expect(await receiveReply(ctx, aMail({ to, from, head: 'Auto-Submitted: no' }))).toBe('written')
})

test('a loop ends at the limit, and its sender is told once', async ({ dialogue: { ctx, to, from } }) => {
  for (let turn = 0; turn < replyLimit.replies; turn++) {
    expect(await receiveReply(ctx, aMail({ to, from, text: `Turn ${turn}` }))).toBe('written')
  }
  for (let turn = 0; turn < 3; turn++) expect(await receiveReply(ctx, aMail({ to, from }))).toBe('too-many')
  expect(await toSender(ctx)).toHaveLength(1)
  const later = { ...ctx, now: new Date(ctx.now.getTime() + 11 * 60_000) }
  expect(await receiveReply(later, aMail({ to, from }))).toBe('written')
})

test('who has left the organisation writes nothing, and is told without a way to the dialogue', async ({
  dialogue: { ctx, anna, thread, to, from },
}) => {
  await ctx.db.delete(organisationMembers).where(eq(organisationMembers.userId, anna.actor.userId))
  expect(await receiveReply(ctx, aMail({ to, from }))).toBe('left')
  expect(await messagesOf(ctx)).toHaveLength(2)
  const [told] = await toSender(ctx)
  expect(told).toMatchObject({ toAddress: from, locale: 'sv', subject: 'Ditt svar kom inte fram' })
  expect(told?.text).not.toContain(thread)
  expect(told?.text).not.toContain('Evidence')
  expect(told?.text).not.toContain('Sex veckor räcker.')
})

test('an answer below the line, one that is too long and one that can’t be stored are refused with the reason', async ({
  dialogue: { ctx, to, from },
}) => {
  const cases = { empty: `${answerLines.en}\nBelow.`, 'too-long': 'a'.repeat(10_001) }
  for (const [outcome, text] of Object.entries(cases)) {
    expect(await receiveReply(ctx, aMail({ to, from, text }))).toBe(outcome)
  }
  const told = (await toSender(ctx)).map(({ text }) => text)
  expect(told).toHaveLength(2)
  expect(told.join()).toContain('Vi hittade ingen text ovanför raden')
  expect(told.join()).toMatch(/längre än 10\s000 tecken/)
  expect(await messagesOf(ctx)).toHaveLength(2)
})

test('PDFs are attached; other files are named to the sender; logos and signatures are neither', async ({
  dialogue: { ctx, to, from },
}) => {
  const files = [
    { name: 'plan.pdf', type: 'application/pdf', bytes: aPdf() },
    { name: 'setup.exe.pdf', type: 'application/pdf', bytes: Buffer.from('MZ') },
    { name: 'budget.docx', type: 'application/octet-stream', bytes: Buffer.from('PK') },
    { name: 'logo.png', type: 'image/png', bytes: Buffer.from('png'), isInline: true },
    { name: 'smime.p7s', type: 'application/pkcs7-signature', bytes: Buffer.from('p7') },
  ]
  expect(await receiveReply(ctx, aMail({ to, from, files }))).toBe('written')
  const stored = await ctx.db.select().from(threadFiles)
  expect(stored.map(({ fileName }) => fileName)).toEqual(['plan.pdf'])
  expect(await ctx.files.has(stored[0]?.fileKey ?? '')).toBe(true)
  const [told] = await toSender(ctx)
  expect(told?.subject).toBe('Ditt svar kom fram utan några av filerna')
  expect(told?.text).toContain('setup.exe.pdf')
  expect(told?.text).toContain('budget.docx')
  expect(told?.text).not.toContain('logo.png')
  expect(told?.text).not.toContain('p7s')
})

test('a mail with a file and no text has its name as the message', async ({ dialogue: { ctx, to, from } }) => {
  const files = [{ name: 'plan.pdf', type: 'application/pdf', bytes: aPdf() }]
  expect(await receiveReply(ctx, aMail({ to, from, text: '', files }))).toBe('written')
  expect((await messagesOf(ctx)).at(-1)?.body).toBe('plan.pdf')
})

test('a mail that has only HTML becomes text, without what it quotes', async ({ dialogue: { ctx, to, from } }) => {
  const html = `<div>Sex veckor <b>räcker</b>.</div><blockquote><p>${answerLines.sv}</p><p>Gammalt</p></blockquote><script>alert(1)</script>`
  expect(await receiveReply(ctx, aMail({ to, from, html }))).toBe('written')
  expect((await messagesOf(ctx)).at(-1)?.body).toBe('Sex veckor räcker.')
})

test('a reply does not make its sender an admin', async ({ dialogue: { ctx, thread, organisation } }) => {
  const admin = await asAdmin(ctx)
  const { userId, email } = admin.actor
  await ctx.db.insert(organisationMembers).values({ userId, organisationId: organisation })
  const messageId = (await messagesOf(ctx))[0]?.id ?? ''
  const to = replyAddress(ctx, { messageId, userId }) ?? ''
  expect(await receiveReply(ctx, aMail({ to, from: email }))).toBe('written')
  const rows = await ctx.db.select().from(threadMessages).where(eq(threadMessages.threadId, thread))
  expect(rows.find(({ authorId, via }) => authorId === userId && via === 'mail')).toMatchObject({ isFromTeam: false })
})

test('any bytes are answered with an outcome, and only a valid reply is written', async ({
  dialogue: { ctx, to, from },
}) => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (bytes) => {
      expect(['unreadable', 'unknown-address', 'automatic']).toContain(await receiveReply(ctx, bytes))
    }),
    { numRuns: 50 },
  )
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (text) => {
      const outcome = await receiveReply(ctx, aMail({ to, from, text }))
      expect(['written', 'empty', 'characters', 'too-many']).toContain(outcome)
    }),
    { numRuns: 25 },
  )
})

test('mails to members carry their reply address and its line, mails to our team do not', async ({
  dialogue: { ctx, anna, admin, thread },
}) => {
  await ctx.db.delete(mails)
  await answer(admin, thread, 2, 'By ward.')
  await work(ctx, mailThreadMessage)
  const all = await ctx.db.select().from(mails)
  const [toMember] = all.filter(({ toAddress }) => toAddress === anna.actor.email).slice(-1)
  expect(toMember?.replyTo).toMatch(/^reply\+[0-9a-f]{52}@in\.example$/)
  expect(toMember?.text.trimStart().startsWith(answerLines.sv)).toBe(true)
  expect(toMember?.text).toContain('Svara på det här mejlet')
  expect(await receiveReply(ctx, aMail({ to: toMember?.replyTo ?? '', from: anna.actor.email }))).toBe('written')

  await ctx.db.delete(mails)
  await work(ctx, mailThreadMessage)
  const toTeam = (await ctx.db.select().from(mails)).find(({ toAddress }) => toAddress === ctx.brand.email)
  expect(toTeam).toMatchObject({ replyTo: 'hello@nordbro.example' })
  expect(toTeam?.text).not.toContain(answerLines.en)
})
