import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { adminsWith, type Right } from '~/auth/permissions'
import { hashOf, newToken } from '~/auth/tokens.server'
import { accountLinks, userAccessLevels, users } from '~/db/schema/users'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { mailExists, queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { linkLifetimeMs } from '~/features/accounts/model'
import type { Locale } from '~/i18n/locales'
import { defineJob, handle } from '~/jobs/jobs.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { accountReportedMail } from './emails/account-reported'
import { adminNotice } from './emails/admin-notice'
import { securityNoticeMail } from './emails/security-notice'
import { isAdminChange, type NoticeKind } from './model'

type Notice = {
  userId: string
  what: NoticeKind
  /** Where it is sent if not to the account's address: the one before it was changed. */
  address?: string
  /** The browser and system of a sign-in. */
  device?: string
}

type StoredNotice = Notice & { at: string; network?: string; actorId?: string }

export const securityNotice = defineJob<StoredNotice>('account.security-notice')
export const accountReported = defineJob<{ userId: string; at: string }>('account.reported')

/** Has a person told what happened to their account. Call it in the transaction of what happened. */
export async function enqueueSecurityNotice({ db, jobs, now, network, actor }: Ctx, notice: Notice) {
  const actorId = actor?.userId
  const where = { ...(network && { network }), ...(actorId && { actorId }) }
  await jobs.enqueue(db, securityNotice, { ...notice, ...where, at: now.toISOString() })
}

export const mailSecurityNotice = handle(securityNotice, async (ctx: Ctx, notice) => {
  const { userId, what, at } = notice
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId))
  if (!user) return
  await inTransaction(ctx, async (ctx) => {
    const { address = user.email } = notice
    const key = `account.notice:${what}:${userId}:${address}:${at}`
    const happened = { ...notice, at: new Date(at) }
    const write = (tools: MailTools) => securityNoticeMail(tools, user.locale, happened)
    await mailOnce(ctx, { ...user, email: address }, { key, template: `account.${what}`, write, hasLink: true })
    if (!isAdminChange(what)) return
    const admins = await listAdmins(ctx, 'admin.manage', userId)
    const actor = admins.find(({ id }) => id === notice.actorId)
    for (const admin of admins) {
      const change = { what, at: happened.at, user, actor, isActor: admin.id === notice.actorId }
      await mailOnce(ctx, admin, {
        key: `account.notice:${what}:${userId}:${admin.id}:${at}`,
        template: `admins.${what}`,
        write: (tools) => adminNotice(tools, admin.locale, change),
        hasLink: change.isActor,
      })
    }
  })
})

/** Tells the admins that someone has pressed 'This was not me'. */
export const mailAccountReported = handle(accountReported, async (ctx: Ctx, { userId, at }) => {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId))
  if (!user) return
  await inTransaction(ctx, async (ctx) => {
    for (const admin of await listAdmins(ctx, 'securityEvent.list', userId)) {
      const key = `account.reported:${userId}:${admin.id}:${at}`
      const write = (tools: MailTools) => accountReportedMail(tools, user, new Date(at))
      await mailOnce(ctx, admin, { key, template: 'admins.reported', write, hasLink: false })
    }
  })
})

export const securityNoticeJobs = [mailSecurityNotice, mailAccountReported]

type Recipient = { id: string; email: string; name: string; locale: Locale }

/** Those who can open what the mail is about. */
const listAdmins = ({ db }: Ctx, right: Right, exceptId: string): Promise<Recipient[]> =>
  db
    .select({ id: users.id, email: users.email, name: users.name, locale: users.locale })
    .from(userAccessLevels)
    .innerJoin(users, eq(users.id, userAccessLevels.userId))
    .where(and(inArray(userAccessLevels.adminRole, adminsWith(right)), ne(users.id, exceptId)))
    .orderBy(asc(users.email))

type Mail = { key: string; template: string; write: (tools: MailTools) => MailContent; hasLink: boolean }

/** Each mail has a link of its own, so that one that was used leaves those of other notices working. */
async function mailOnce(ctx: Ctx, { id, email, name, locale }: Recipient, { key, template, write, hasLink }: Mail) {
  if (await mailExists(ctx.db, key)) return
  const secret = hasLink ? newToken() : undefined
  if (secret) {
    const expiresAt = new Date(ctx.now.getTime() + linkLifetimeMs['not-me'])
    const link = { hash: hashOf(secret), purpose: 'not-me' as const, email, userId: id, locale }
    await ctx.db.insert(accountLinks).values({ ...link, expiresAt, createdAt: ctx.now })
  }
  await queueMail(ctx, {
    key,
    template,
    locale,
    to: { name: '', address: email },
    replyTo: ctx.brand.email,
    ...(secret ? { secret } : {}),
    ...(await renderMail(ctx, locale, write, name)),
  })
}
