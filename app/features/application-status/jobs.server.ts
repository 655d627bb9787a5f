import { and, eq, sql } from 'drizzle-orm'
import { hashOf, newToken } from '~/auth/tokens.server'
import { accessRequests, applicationLinks } from '~/db/schema/access-requests'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { decisionClock } from '~/features/access-requests/model/promise'
import type { Locale } from '~/i18n/locales'
import { defineJob, handle } from '~/jobs/jobs.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { requestDelayed } from './emails/request-delayed'
import { statusLinkMail } from './emails/status-link-mail'

export const statusLinkRequested = defineJob<{ email: string; locale: Locale; at: string }>(
  'access-request.link-requested',
)
export const accessRequestDelayed = defineJob<{ requestId: string }>('access-request.delayed')

type Request = typeof accessRequests.$inferSelect

/** Stores a link in the transaction that queues its mail. Earlier links of the request keep working. */
export async function storeLink({ db, now }: Pick<Ctx, 'db' | 'now'>, accessRequestId: string, token: string) {
  await db.insert(applicationLinks).values({ hash: hashOf(token), accessRequestId, createdAt: now })
}

/**
 * Locks a pending request until the transaction ends: a withdrawal waits, and deletes the mail that is queued here; one that
 * was faster leaves no row.
 */
async function lockPending({ db }: Ctx, condition: ReturnType<typeof eq>) {
  const [request] = await db
    .select()
    .from(accessRequests)
    .where(and(eq(accessRequests.status, 'pending'), condition))
    .for('update')
  return request
}

/** Anyone can type any address, so without a limit the form could fill a stranger's mailbox. */
const linksPerDay = 3

/** Mails the status link again. Looked up here and not in the request: the answer takes as long for every address. */
export const mailStatusLink = handle(statusLinkRequested, (ctx: Ctx, { email, locale, at }) =>
  inTransaction(ctx, async (ctx) => {
    const request = await lockPending(ctx, eq(sql`lower(${accessRequests.email})`, email.toLowerCase()))
    if (!request) return
    const write = (tools: MailTools) => statusLinkMail(tools, locale)
    // Unique keys: of jobs that run at once, and of a job that runs twice, at most three mails a day are queued.
    for (let nth = 1; nth <= linksPerDay; nth += 1) {
      const key = `access-request.status-link:${request.id}:${at.slice(0, 10)}:${nth}`
      if (await mailLink(ctx, request, { key, template: 'access-request.status-link', locale }, write)) return
    }
  }),
)

/** Tells the applicant that the decision takes longer than promised, unless it was made or the request withdrawn since. */
export const mailDelay = handle(accessRequestDelayed, async (ctx: Ctx, { requestId }) => {
  await inTransaction(ctx, async (ctx) => {
    const request = await lockPending(ctx, eq(accessRequests.id, requestId))
    if (!request) return
    const { dueAt } = decisionClock(request, ctx.now)
    const { locale } = request
    const mail = { key: `access-request.delayed:${requestId}`, template: 'access-request.delayed', locale }
    await mailLink(ctx, request, mail, (tools) => requestDelayed(tools, { dueAt, locale }))
  })
})

type LinkMail = { key: string; template: string; locale: Locale }

/** Queues a mail with a new link; false when its key exists already. The token is created here: no job's payload contains it. */
async function mailLink(ctx: Ctx, { id, email }: Request, mail: LinkMail, write: (tools: MailTools) => MailContent) {
  const token = newToken()
  const isQueued = await queueMail(ctx, {
    ...mail,
    to: { name: '', address: email },
    replyTo: ctx.brand.email,
    secret: token,
    ...(await renderMail(ctx, mail.locale, write)),
  })
  if (isQueued) await storeLink(ctx, id, token)
  return isQueued
}

export const applicationStatusJobs = [mailStatusLink, mailDelay]
