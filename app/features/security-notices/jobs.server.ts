import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { adminsWith, hasRight, type Right } from '~/auth/permissions'
import { hashOf, newToken } from '~/auth/tokens.server'
import { accountLinks, userAccessLevels, users } from '~/db/schema/users'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { mailExists, queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { linkLifetimeMs } from '~/features/accounts/model'
import { openLinkCondition } from '~/features/accounts/queries.server'
import type { RemovedFactors } from '~/features/factors/model'
import { browserName } from '~/features/profile/model'
import { recordSecurityEvent } from '~/features/security-events/commands.server'
import type { Locale } from '~/i18n/locales'
import { defineJob, handle } from '~/jobs/jobs.server'
import type { AdminRole } from '~/lib/admin-roles'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { accountClosedMail } from './emails/account-closed'
import { accountReportedMail } from './emails/account-reported'
import { adminNotice } from './emails/admin-notice'
import { securityNoticeMail } from './emails/security-notice'
import { hasNotMeLink, isAdminChange, type NoticeKind, type NoticeOrigin } from './model'

type Notice = {
  userId: string
  what: NoticeKind
  /** What the person is as an admin now. */
  adminRole?: AdminRole
  /** Where it is sent if not to the account's address: the one before it was changed. */
  address?: string
  /** The browser and system, if not those of the form that was sent. */
  device?: string
  /** Which factor was added or removed; `all` by an admin. */
  factor?: 'passkey' | 'totp' | 'all'
  passkeyName?: string
  /** It was the last factor, and the recovery codes went with it. */
  isLast?: boolean
  /** How many recovery codes were made, or are left. */
  codes?: number
}

type StoredNotice = Notice & { at: string; network?: string; actorId?: string }

export const securityNotice = defineJob<StoredNotice>('account.security-notice')

type Report = { userId: string; at: string; locale: Locale; removed: RemovedFactors }
export const accountReported = defineJob<Report>('account.reported')

/** Has a person told what happened to their account. Call it in the transaction of what happened. */
export async function enqueueSecurityNotice({ db, jobs, now, network, client, actor }: Ctx, notice: Notice) {
  const actorId = actor?.userId
  const isByOther = actorId !== undefined && actorId !== notice.userId
  const device = browserName(client?.userAgent ?? '')
  // Where another person acted from is not the business of the one who is told.
  const where = isByOther ? {} : { ...(network && { network }), ...(device && { device }) }
  await jobs.enqueue(db, securityNotice, { ...where, ...(actorId && { actorId }), ...notice, at: now.toISOString() })
}

export const mailSecurityNotice = handle(securityNotice, async (ctx: Ctx, notice) => {
  const { userId, what, at, actorId } = notice
  const user = await findPerson(ctx, userId)
  if (!user) return
  await inTransaction(ctx, async (ctx) => {
    const { address = user.email } = notice
    const happened = { ...notice, at: new Date(at) }
    const origin = originOf(notice)
    const actor = actorId && origin === 'admin' ? await findPerson(ctx, actorId) : undefined
    const told = { ...happened, origin, by: actor && nameOf(actor) }
    const own = `account.notice:${what}:${userId}:${address}:${at}`
    await mailOnce(
      ctx,
      { ...user, email: address },
      {
        key: own,
        template: `account.${what}`,
        write: (tools) => securityNoticeMail(tools, user.locale, told),
        ...(hasNotMeLink(what, origin) && { link: notMeLink(user, happened.at) }),
      },
    )
    if (!isAdminChange(what)) return
    const by = actorId === userId ? user : actor
    for (const admin of await listAdmins(ctx, 'admin.enter', userId)) {
      const isActor = admin.id === actorId
      const canOpen = hasRight(admin, 'person.see')
      const change = { ...notice, what, at: happened.at, user, by: by && nameOf(by), isActor, canOpen }
      await mailOnce(ctx, admin, {
        key: `account.notice:${what}:${userId}:${admin.id}:${at}`,
        template: `admins.${what}`,
        write: (tools) => adminNotice(tools, admin.locale, change),
        ...(isActor && { link: notMeLink(admin, happened.at) }),
      })
    }
  })
})

/** Who became an admin by a command on the server was promoted by nobody, and not by themselves. */
const originOf = ({ what, userId, actorId }: StoredNotice): NoticeOrigin =>
  (actorId ?? (isAdminChange(what) ? undefined : userId)) === userId ? 'self' : 'admin'

/** Mails the link for a new password to someone who has pressed 'This was not me', and tells the admins. */
export const mailAccountReported = handle(accountReported, async (ctx: Ctx, { userId, at, locale, removed }) => {
  const user = await findPerson(ctx, userId)
  if (!user) return
  await inTransaction(ctx, async (ctx) => {
    const reportedAt = new Date(at)
    const key = `account.closed:${userId}:${at}`
    const isMailed = await mailOnce(
      ctx,
      { ...user, locale },
      {
        key,
        template: 'account.closed',
        write: (tools) => accountClosedMail(tools, locale, removed),
        link: { purpose: 'reset', createdAt: ctx.now },
      },
    )
    for (const admin of await listAdmins(ctx, 'securityEvent.list', userId)) {
      const key = `account.reported:${userId}:${admin.id}:${at}`
      const write = (tools: MailTools) => accountReportedMail(tools, user, reportedAt)
      await mailOnce(ctx, admin, { key, template: 'admins.reported', write })
    }
    if (isMailed) await recordSecurityEvent({ ...ctx, now: reportedAt }, { kind: 'password.reset-requested', userId })
  })
})

export const securityNoticeJobs = [mailSecurityNotice, mailAccountReported]

type Recipient = { id: string; email: string; name: string; locale: Locale }

const recipient = { id: users.id, email: users.email, name: users.name, locale: users.locale }

async function findPerson({ db }: Ctx, id: string): Promise<Recipient | undefined> {
  const [person] = await db.select(recipient).from(users).where(eq(users.id, id))
  return person
}

/** The admins with this right. */
const listAdmins = ({ db }: Ctx, right: Right, exceptId: string) =>
  db
    .select({ ...recipient, adminRole: userAccessLevels.adminRole })
    .from(userAccessLevels)
    .innerJoin(users, eq(users.id, userAccessLevels.userId))
    .where(and(inArray(userAccessLevels.adminRole, adminsWith(right)), ne(users.id, exceptId)))
    .orderBy(asc(users.email))

const nameOf = ({ name, email }: Recipient) => (name ? `${name} (${email})` : email)

type NewLink = { purpose: 'not-me' | 'reset'; createdAt: Date; userId?: string }

/** Its time is that of what happened: factors since then are removed with it, however late the mail is. */
const notMeLink = ({ id }: Recipient, happenedAt: Date) =>
  ({ purpose: 'not-me', createdAt: happenedAt, userId: id }) satisfies NewLink

type Mail = { key: string; template: string; write: (tools: MailTools) => MailContent; link?: NewLink }

/** Each mail has a link of its own, so that one that was used leaves those of other notices working. */
async function mailOnce(ctx: Ctx, { email, name, locale }: Recipient, { key, template, write, link }: Mail) {
  if (await mailExists(ctx.db, key)) return false
  const secret = link ? newToken() : undefined
  if (link && secret) {
    if (link.purpose === 'reset') {
      await ctx.db.update(accountLinks).set({ replacedAt: ctx.now }).where(openLinkCondition('reset', email))
    }
    const expiresAt = new Date(ctx.now.getTime() + linkLifetimeMs[link.purpose])
    await ctx.db.insert(accountLinks).values({ hash: hashOf(secret), email, locale, expiresAt, ...link })
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
  return true
}
