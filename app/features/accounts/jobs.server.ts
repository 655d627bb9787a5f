import { and, count, eq, gt, inArray, sql } from 'drizzle-orm'
import { hashOf, newToken } from '~/auth/tokens.server'
import { mails } from '~/db/schema/mails'
import { accountLinks, registrations } from '~/db/schema/users'
import { mailExists, queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import type { MailContent, MailTools } from '~/email/texts.server'
import type { Locale } from '~/i18n/locales'
import { defineJob, handle } from '~/jobs/jobs.server'
import type { MemberRole } from '~/lib/member-roles'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { alreadyMember } from './emails/already-member'
import { confirmAddress } from './emails/confirm-address'
import { invitation } from './emails/invitation'
import { passwordChanged } from './emails/password-changed'
import { resetPassword } from './emails/reset-password'
import { type LinkPurpose, linkLifetimeMs, requestedMailLimits } from './model'
import { findUser, openLinkCondition } from './queries.server'

type Asked = { email: string; locale: Locale; at: string }

export const accountRegistered = defineJob<Asked>('account.registered')
export const passwordResetRequested = defineJob<Asked>('account.reset-requested')
export const accountInvited = defineJob<Asked & { name: string; role: MemberRole; requestId?: string | undefined }>(
  'account.invited',
)
export const accountPasswordChanged = defineJob<Asked>('account.password-changed')

/**
 * Whoever typed an address is told the same, known or not; what differs is the mail, which only its owner reads. So the
 * looking up is done here, where no one can time it.
 */
export const mailRegistration = (ctx: Ctx) =>
  handle(accountRegistered, async ({ email, locale, at }) => {
    const to = { email, locale, at }
    // Run again after the link was used, it must not tell its owner that someone else tried.
    if (await mailExists(ctx.db, keyOf('account.confirm', to))) return
    const user = await findUser(ctx, email)
    if (user) {
      await ctx.db.delete(registrations).where(eq(registrations.email, email))
      return inTransaction(ctx, async (ctx) => {
        if (await isMailedEnough(ctx, 'confirm', email)) return
        await mail(ctx, 'account.already-member', to, alreadyMember, { name: user.name })
      })
    }
    await mailLink(ctx, 'account.confirm', 'confirm', to, (tools) => confirmAddress(tools, locale))
  })

export const mailReset = (ctx: Ctx) =>
  handle(passwordResetRequested, async (asked) => {
    const user = await findUser(ctx, asked.email)
    if (!user) return
    const write = (tools: MailTools) => resetPassword(tools, asked.locale)
    await mailLink(ctx, 'account.reset', 'reset', asked, write, { name: user.name })
  })

export const mailInvitation = (ctx: Ctx) =>
  handle(accountInvited, async ({ name, role, requestId, ...asked }) => {
    const write = (tools: MailTools) => invitation(tools, asked.locale, name)
    const link = { name, role, accessRequestId: requestId ?? null }
    await mailLink(ctx, 'account.invite', 'invite', asked, write, { link })
  })

export const mailPasswordChanged = (ctx: Ctx) =>
  handle(accountPasswordChanged, async (asked) => {
    const user = await findUser(ctx, asked.email)
    await mail(ctx, 'account.password-changed', asked, passwordChanged, { name: user?.name })
  })

type Write = (tools: MailTools) => MailContent
type Invitation = { name: string; role: MemberRole; accessRequestId: string | null }

const keyOf = (template: string, { email, at }: Asked) => `${template}:${email}:${at}`

type Extra = {
  /** Of the member whom the mail greets. */
  name?: string | undefined
  secret?: string
}

async function mail(ctx: Ctx, template: string, asked: Asked, write: Write, { name, secret }: Extra = {}) {
  const { email, locale } = asked
  await queueMail(ctx, {
    key: keyOf(template, asked),
    template,
    locale,
    to: { name: '', address: email },
    replyTo: ctx.brand.email,
    ...(secret ? { secret } : {}),
    ...(await renderMail(ctx, locale, write, name)),
  })
}

/** The mails that anyone can have sent to an address by typing it into a form. */
const requestedTemplates = { confirm: ['account.confirm', 'account.already-member'], reset: ['account.reset'] }

const isAsked = (purpose: LinkPurpose): purpose is keyof typeof requestedTemplates => purpose in requestedTemplates

/** Whether an address has got its mails of a kind for now. Locks it until the transaction ends: none are sent at once. */
async function isMailedEnough({ db, now }: Ctx, purpose: keyof typeof requestedTemplates, email: string) {
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

/** Writes a mail with a link, and ends the links before it. The token is made here, so that no queue ever holds it. */
async function mailLink(
  ctx: Ctx,
  template: string,
  purpose: LinkPurpose,
  asked: Asked,
  write: Write,
  { name, link }: { name?: string; link?: Invitation } = {},
) {
  await inTransaction(ctx, async (ctx) => {
    const { email, locale } = asked
    // Run a second time, this would end the link that is already on its way.
    if (await mailExists(ctx.db, keyOf(template, asked))) return
    if (isAsked(purpose) && (await isMailedEnough(ctx, purpose, email))) return
    const token = newToken()
    await ctx.db.update(accountLinks).set({ replacedAt: ctx.now }).where(openLinkCondition(purpose, email))
    const expiresAt = new Date(ctx.now.getTime() + linkLifetimeMs[purpose])
    await ctx.db
      .insert(accountLinks)
      .values({ hash: hashOf(token), purpose, email, locale, expiresAt, createdAt: ctx.now, ...link })
    await mail(ctx, template, asked, write, { name, secret: token })
  })
}
