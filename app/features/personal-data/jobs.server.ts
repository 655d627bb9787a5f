import { and, count, eq, gt, lt, sql } from 'drizzle-orm'
import { hashOf, newToken } from '~/auth/tokens.server'
import { mails } from '~/db/schema/mails'
import { dataExports, erasures, rightsLinks } from '~/db/schema/personal-data'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { forgetAtProvider } from '~/features/newsletter/jobs.server'
import { recordSecurityEvent } from '~/features/security-events/commands.server'
import type { Locale } from '~/i18n/locales'
import { type Attempt, defineJob, handle } from '~/jobs/jobs.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import type { JobCtx } from '~/web/job-ctx.server'
import { confirmMail, copyReadyMail, nothingStoredMail } from './emails/copy-mails'
import { erasedMail, erasureMail, keptMail } from './emails/erasure-mails'
import { restrictionMail } from './emails/restriction-mails'
import { encrypt, packCopy } from './exports/archive.server'
import { renderCopy } from './exports/page.server'
import { type Asker, confirmLifetimeMs, confirmLimits, copyLifetimeMs } from './model'
import { isLastOwner } from './queries.server'
import { collectRows, isNothingStored, personOf } from './sources/collect.server'
import { erasePerson } from './sources/erase.server'

export const copyAsked = defineJob<{ email: string; locale: Locale; at: string }>('copy.asked')
export const copyRequested = defineJob<{ exportId: string }>('copy.requested')
export const erasureRequested = defineJob<{ erasureId: string }>('erasure.requested')
export const erasureTakenBack = defineJob<{ erasureId: string; email: string; locale: Locale; by: Asker }>(
  'erasure.taken-back',
)
type Notice = { email: string; locale: Locale; at: string }
export const restrictionSet = defineJob<Notice>('restriction.set')
export const restrictionLifted = defineJob<Notice>('restriction.lifted')
export const erasureDue = defineJob<{ erasureId: string }>('erasure.due')

type Write = (tools: MailTools) => MailContent
type NewMail = { key: string; template: string; email: string; locale: Locale; secret?: string }

async function mail(ctx: Ctx, { email, ...mail }: NewMail, write: Write) {
  const content = await renderMail(ctx, mail.locale, write)
  await queueMail(ctx, { ...mail, to: { name: '', address: email }, replyTo: ctx.brand.email, ...content })
}

const confirmTemplate = 'data.confirm'

/** Mails the link that confirms an address and leads to the rights; a few a day, as anyone can type in any address. */
export const mailConfirmLink = handle(copyAsked, (ctx: Ctx, { email, locale, at }) =>
  inTransaction(ctx, async (ctx) => {
    // Jobs for one address run one after another, so that they count each other's mails.
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`copy-asked:${email}`}))`)
    if (await hasReachedLimit(ctx, email)) return
    const secret = await newLink(ctx, { email, locale, expiresAt: new Date(ctx.now.getTime() + confirmLifetimeMs) })
    const key = `${confirmTemplate}:${email}:${at}`
    await mail(ctx, { key, template: confirmTemplate, email, locale, secret }, (tools) => confirmMail(tools, locale))
  }),
)

type NewLink = { email: string; locale: Locale; expiresAt: Date }

async function newLink({ db, now }: Ctx, link: NewLink) {
  const token = newToken()
  await db.insert(rightsLinks).values({ ...link, hash: hashOf(token), createdAt: now })
  return token
}

async function hasReachedLimit({ db, now }: Ctx, email: string) {
  const since = (ms: number) => new Date(now.getTime() - ms)
  const isRecent = gt(rightsLinks.createdAt, since(confirmLimits.pauseMs))
  const recent = await db.$count(rightsLinks, and(eq(rightsLinks.email, email), isRecent))
  const isOfToday = gt(mails.createdAt, sql`now() - make_interval(secs => ${confirmLimits.perMs / 1000})`)
  const [sent] = await db
    .select({ count: count() })
    .from(mails)
    .where(and(eq(mails.toAddress, email), eq(mails.template, confirmTemplate), isOfToday))
  return recent > 0 || (sent?.count ?? 0) >= confirmLimits.most
}

/** Makes the copy. The token that opens it is made here and leaves only with the mail. */
export const makeCopy = handle(copyRequested, async (ctx: Ctx, { exportId }, attempt) => {
  const isQueued = and(eq(dataExports.id, exportId), eq(dataExports.status, 'queued'))
  const [row] = await ctx.db.select().from(dataExports).where(isQueued)
  if (!row) return
  const fileKey = `copies/${crypto.randomUUID()}`
  try {
    const { email, locale } = row
    const person = await personOf(ctx, email)
    const copied = await collectRows(ctx, person)
    if (isNothingStored(copied)) return await tellNothingStored(ctx, row)
    const page = await renderCopy({ copied, email, at: ctx.now, locale, brand: ctx.brand })
    const token = newToken()
    const bytes = encrypt(await packCopy(ctx.files, copied, page), token)
    await ctx.files.put(fileKey, bytes)
    await inTransaction(ctx, async (ctx) => {
      const expiresAt = new Date(ctx.now.getTime() + copyLifetimeMs)
      const ready = { status: 'ready', hash: hashOf(token), fileKey, size: bytes.length, expiresAt } as const
      const [made] = await ctx.db.update(dataExports).set(ready).where(isQueued).returning({ id: dataExports.id })
      // A second run of this job was faster, or the person was erased meanwhile.
      if (!made) return ctx.files.delete(fileKey)
      const key = `data.ready:${exportId}`
      await mail(ctx, { key, template: 'data.ready', email, locale, secret: token }, (tools) =>
        copyReadyMail(tools, locale),
      )
      await recordSecurityEvent(ctx, { kind: 'copy.made', userId: person.userId })
    })
  } catch (error) {
    await ctx.files.delete(fileKey)
    if (attempt.isLast) await ctx.db.update(dataExports).set({ status: 'failed' }).where(isQueued)
    throw error
  }
})

/** There is no copy of nothing: the row goes, and a mail says so. */
const tellNothingStored = (ctx: Ctx, { id, email, locale }: typeof dataExports.$inferSelect) =>
  inTransaction(ctx, async (ctx) => {
    const deleted = await ctx.db.delete(dataExports).where(eq(dataExports.id, id)).returning()
    if (deleted.length === 0) return
    await mail(ctx, { key: `data.nothing:${id}`, template: 'data.nothing', email, locale }, nothingStoredMail)
  })

/** Who has no account gets a link with which to take it back: for others that is on a page of the account. */
export const mailErasure = handle(erasureRequested, (ctx: Ctx, { erasureId }) =>
  inTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db.select().from(erasures).where(eq(erasures.id, erasureId)).for('update')
    if (!row) return
    const { email, locale, dueAt, requestedBy } = row
    const { userId } = await personOf(ctx, email)
    const secret = userId ? undefined : await newLink(ctx, { email, locale, expiresAt: dueAt })
    const key = `data.erasure:${erasureId}`
    await mail(ctx, { key, template: 'data.erasure', email, locale, ...(secret && { secret }) }, (tools) =>
      erasureMail(tools, { dueAt, requestedBy, locale, hasAccount: userId !== null }),
    )
  }),
)

export const mailTakenBack = handle(erasureTakenBack, (ctx: Ctx, { erasureId, email, locale, by }) =>
  inTransaction(ctx, (ctx) =>
    mail(ctx, { key: `data.kept:${erasureId}`, template: 'data.kept', email, locale }, (tools) => keptMail(tools, by)),
  ),
)

const mailRestriction =
  (kind: 'restricted' | 'lifted') =>
  (ctx: Ctx, { email, locale, at }: Notice) =>
    inTransaction(ctx, (ctx) =>
      mail(ctx, { key: `data.${kind}:${email}:${at}`, template: `data.${kind}`, email, locale }, (tools) =>
        restrictionMail(tools, kind),
      ),
    )

export const mailRestricted = handle(restrictionSet, mailRestriction('restricted'))
export const mailLifted = handle(restrictionLifted, mailRestriction('lifted'))

const dayMs = 24 * 60 * 60 * 1000

/** Erases the person when the wait is over. Does nothing if it was taken back: then there is no row. */
export const eraseWhenDue = handle(erasureDue, async (ctx: JobCtx, { erasureId }, attempt) => {
  const isDue = and(eq(erasures.id, erasureId), lt(erasures.dueAt, new Date(ctx.now.getTime() + 1)))
  const [row] = await ctx.db.select().from(erasures).where(isDue)
  if (!row) return
  if (await isPostponed(ctx, row)) return
  await sayGoodbye(ctx, row, attempt)
  await forgetAtProvider(ctx, row.email)
  await inTransaction(ctx, async (ctx) => {
    // Whoever takes it back at this moment waits, and finds nothing to take back.
    const [locked] = await ctx.db.select().from(erasures).where(isDue).for('update')
    if (!locked) return
    const person = await personOf(ctx, locked.email)
    await erasePerson(ctx, person)
    await recordSecurityEvent(ctx, { kind: 'erasure.done', userId: person.userId })
  })
})

type Erasure = typeof erasures.$inferSelect

/** Who has become the only owner since then is asked for again every day: without an owner nobody could make an admin. */
const isPostponed = (ctx: Ctx, { id, email }: Erasure) =>
  inTransaction(ctx, async (ctx) => {
    const { userId } = await personOf(ctx, email)
    if (!(await isLastOwner(ctx, userId))) return false
    const dueAt = new Date(ctx.now.getTime() + dayMs)
    await ctx.db.update(erasures).set({ dueAt }).where(eq(erasures.id, id))
    await ctx.jobs.enqueue(ctx.db, erasureDue, { erasureId: id }, { startAfter: dueAt })
    return true
  })

/**
 * The last mail is delivered without being stored, as nothing may be left. When the mail server refuses it at every
 * attempt, the person is erased all the same.
 */
async function sayGoodbye(ctx: JobCtx, { id, email, locale, toldAt }: Erasure, { isLast }: Attempt) {
  if (toldAt) return
  const { subject, html, text } = await renderMail(ctx, locale, erasedMail)
  const to = { name: '', address: email }
  try {
    await ctx.deliver({ id, to, replyTo: ctx.brand.email, subject, html, text })
  } catch (error) {
    if (!isLast) throw error
  }
  await ctx.db.update(erasures).set({ toldAt: ctx.now }).where(eq(erasures.id, id))
}

export const personalDataJobs = [
  mailConfirmLink,
  makeCopy,
  mailErasure,
  mailTakenBack,
  mailRestricted,
  mailLifted,
  eraseWhenDue,
]
