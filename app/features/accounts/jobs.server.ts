import { and, count, eq, gt, inArray, sql } from 'drizzle-orm'
import { hashOf, newToken } from '~/auth/tokens.server'
import { mails } from '~/db/schema/mails'
import { accountLinks, registrations } from '~/db/schema/users'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { mailExists, queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { recordSecurityEvent } from '~/features/security-events/commands.server'
import type { Locale } from '~/i18n/locales'
import { defineJob, handle } from '~/jobs/jobs.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { alreadyMember } from './emails/already-member'
import { confirmAddress } from './emails/confirm-address'
import { resetPassword } from './emails/reset-password'
import { linkLifetimeMs, requestedMailLimits } from './model'
import { findUser, openLinkCondition } from './queries.server'

export type Recipient = { email: string; locale: Locale; at: string }

export const accountRegistered = defineJob<Recipient>('account.registered')
/** `network`: where the link was asked for, for the security event. */
export const passwordResetRequested = defineJob<Recipient & { network?: string }>('account.reset-requested')

/**
 * The page gives the same answer for known and unknown addresses; only the mail differs. The account is looked up here
 * and not in the request, so that the time of the answer does not reveal whether there is one.
 */
export const mailRegistration = handle(accountRegistered, async (ctx: Ctx, { email, locale, at }) => {
  const recipient = { email, locale, at }
  // A second run after the link was used would find the new account and mail "already a member" to its owner.
  if (await mailExists(ctx.db, getMailKey('account.confirm', recipient))) return
  const user = await findUser(ctx, email)
  if (user) {
    await ctx.db.delete(registrations).where(eq(registrations.email, email))
    return inTransaction(ctx, async (ctx) => {
      if (await hasReachedMailLimit(ctx, 'confirm', email)) return
      await mail(ctx, 'account.already-member', recipient, alreadyMember, { name: user.name })
    })
  }
  await mailLink(ctx, 'account.confirm', 'confirm', recipient, (tools) => confirmAddress(tools, locale))
})

export const mailReset = handle(passwordResetRequested, async (ctx: Ctx, recipient) => {
  const user = await findUser(ctx, recipient.email)
  if (!user) return
  const write = (tools: MailTools) => resetPassword(tools, recipient.locale)
  await inTransaction(ctx, async (ctx) => {
    const isMailed = await mailLink(ctx, 'account.reset', 'reset', recipient, write, { name: user.name })
    if (!isMailed) return
    const requestCtx = { ...ctx, now: new Date(recipient.at), ...(recipient.network && { network: recipient.network }) }
    await recordSecurityEvent(requestCtx, { kind: 'password.reset-requested', userId: user.id })
  })
})

export const accountJobs = [mailRegistration, mailReset]

type Write = (tools: MailTools) => MailContent

const getMailKey = (template: string, { email, at }: Recipient) => `${template}:${email}:${at}`

type Extra = {
  /** Name of the member, for the greeting. */
  name?: string | undefined
  secret?: string
}

export async function mail(
  ctx: Ctx,
  template: string,
  recipient: Recipient,
  write: Write,
  { name, secret }: Extra = {},
) {
  const { email, locale } = recipient
  await queueMail(ctx, {
    key: getMailKey(template, recipient),
    template,
    locale,
    to: { name: '', address: email },
    replyTo: ctx.brand.email,
    ...(secret ? { secret } : {}),
    ...(await renderMail(ctx, locale, write, name)),
  })
}

/** Mails that anyone can cause by typing an address into a form. */
const requestedTemplates = {
  confirm: ['account.confirm', 'account.already-member'],
  reset: ['account.reset'],
  'change-address': ['account.change-address', 'account.address-taken'],
}

/** Locks the address until the transaction ends, so that concurrent jobs count each other's mails. */
export async function hasReachedMailLimit({ db, now }: Ctx, purpose: keyof typeof requestedTemplates, email: string) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`asked-mail:${purpose}:${email}`}))`)
  const [link] = await db
    .select({ hash: accountLinks.hash })
    .from(accountLinks)
    .where(
      and(
        openLinkCondition(purpose, email),
        gt(accountLinks.createdAt, new Date(now.getTime() - requestedMailLimits.notReplacedForMs)),
      ),
    )
  const [sent] = await db
    .select({ count: count() })
    .from(mails)
    .where(
      and(
        gt(mails.createdAt, sql`now() - make_interval(secs => ${requestedMailLimits.perMs / 1000})`),
        eq(mails.toAddress, email),
        inArray(mails.template, requestedTemplates[purpose]),
      ),
    )
  return link !== undefined || (sent?.count ?? 0) >= requestedMailLimits.most
}

/** Mails a new link and invalidates earlier ones. The token is created here, so that no job's payload contains it. */
export async function mailLink(
  ctx: Ctx,
  template: string,
  purpose: keyof typeof requestedTemplates,
  recipient: Recipient,
  write: Write,
  { name, userId }: { name?: string; userId?: string } = {},
) {
  return inTransaction(ctx, async (ctx) => {
    const { email, locale } = recipient
    // A second run would invalidate the link that is already mailed.
    if (await mailExists(ctx.db, getMailKey(template, recipient))) return false
    if (await hasReachedMailLimit(ctx, purpose, email)) return false
    const token = newToken()
    await ctx.db.update(accountLinks).set({ replacedAt: ctx.now }).where(openLinkCondition(purpose, email))
    const expiresAt = new Date(ctx.now.getTime() + linkLifetimeMs[purpose])
    await ctx.db
      .insert(accountLinks)
      .values({ hash: hashOf(token), purpose, email, userId, locale, expiresAt, createdAt: ctx.now })
    await mail(ctx, template, recipient, write, { name, secret: token })
    return true
  })
}
