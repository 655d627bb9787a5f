import { and, desc, eq, gte, isNotNull, not, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { requireFreshProof } from '~/auth/fresh-proof.server'
import { authorize } from '~/auth/permissions'
import { mails } from '~/db/schema/mails'
import { mailQueued } from '~/email/mails.server'
import { withPictures } from '~/email/mark'
import { contains } from '~/features/activity/queries.server'
import { maxBulk } from '~/features/admin/model'
import { localeTags } from '~/i18n/locales'
import { listStartTimes } from '~/jobs/waiting-jobs.server'
import { AppError } from '~/lib/app-error'
import { searchText } from '~/lib/search-text'
import { pageFrom, pageOf, pageSize } from '~/ui/pager'
import type { Ctx } from '~/web/ctx.server'
import {
  isSelector,
  type ListedMail,
  type MailState,
  mailStates,
  type ReadMail,
  senderRecords,
  stuckDays,
  triesBeforeStuck,
} from './model'
import { checkRecord, type ResolveTxt } from './sources/sender-records.server'

type MailFilter = { state: MailState | undefined; to: string; page: number }

export const mailFilter = (query: URLSearchParams): MailFilter => ({
  state: mailStates.find((state) => state === query.get('state')),
  to: searchText(query.get('to')),
  page: pageFrom(query),
})

/** A mail's secret is deleted after its last try; its link no longer works then. */
export const isLinkLost = sql<boolean>`(${mails.secret} is null and ${mails.secretPlaceholder} is not null)`

/** Without parameters, so that it is the same expression wherever a query repeats it. */
const isOnlyFile = sql`(${mails.status} = 'sent' and ${mails.sentAt} is null)`
const state = sql<MailState>`case when ${isOnlyFile} then 'written' else ${mails.status}::text end`

function stateCondition(wanted: MailState) {
  if (wanted === 'written') return isOnlyFile
  return wanted === 'sent' ? and(eq(mails.status, 'sent'), isNotNull(mails.sentAt)) : eq(mails.status, wanted)
}

/** Columns by name, so that `secret` is not selected: no page may show it. */
const listedColumns = {
  id: mails.id,
  toName: mails.toName,
  toAddress: mails.toAddress,
  subject: mails.subject,
  template: mails.template,
  state,
  attempts: mails.attempts,
  lastError: mails.lastError,
  isLinkLost,
  createdAt: mails.createdAt,
}

const matching = ({ state, to }: Omit<MailFilter, 'page'>) =>
  and(state ? stateCondition(state) : undefined, to ? contains(mails.toAddress, to) : undefined)

const isRetryable = and(eq(mails.status, 'failed'), not(isLinkLost))

/** The mails that match a filter and can be sent again, as many as one command may change and one more. */
export async function listRetryable(ctx: Ctx, filter: MailFilter): Promise<string[]> {
  authorize(ctx.actor, 'mail.list')
  const rows = await ctx.db
    .select({ id: mails.id })
    .from(mails)
    .where(and(matching(filter), isRetryable))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(maxBulk + 1)
  return rows.map(({ id }) => id)
}

/** All mails, the latest first. */
export async function listMails(ctx: Ctx, { page: requestedPage, ...filter }: MailFilter) {
  authorize(ctx.actor, 'mail.list')
  const condition = matching(filter)
  const total = await ctx.db.$count(mails, condition)
  const { page, offset } = pageOf(total, requestedPage)
  const rows = await ctx.db
    .select(listedColumns)
    .from(mails)
    .where(condition)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(pageSize)
    .offset(offset)
  const retryable = await ctx.db.$count(mails, and(condition, isRetryable))
  return { rows: await withNextTries(ctx, rows), total, page, retryable }
}

/** Adds the time of the next try, which the job queue knows. */
async function withNextTries<Row extends Omit<ListedMail, 'nextTryAt'>>(ctx: Ctx, rows: Row[]) {
  const waiting = rows.filter(({ state }) => state === 'queued').map(({ id }) => id)
  const startTimes = await listStartTimes(ctx.db, mailQueued, 'mailId', waiting)
  return rows.map((row) => ({ ...row, nextTryAt: startTimes.get(row.id) ?? null }))
}

/** Mails that someone should look at: failed lately, or still queued after several tries. Bounded by the index on time. */
const isStuck = (now: Date) =>
  and(
    gte(mails.createdAt, new Date(now.getTime() - stuckDays * 24 * 60 * 60 * 1000)),
    or(eq(mails.status, 'failed'), and(eq(mails.status, 'queued'), gte(mails.attempts, triesBeforeStuck))),
  )

/** Number of stuck mails, as an expression for the query of the rail. */
export function stuckCount({ actor, now }: Pick<Ctx, 'actor' | 'now'>): SQL {
  authorize(actor, 'mail.list')
  return sql`(select count(*)::int from ${mails} where ${isStuck(now)})`
}

/** The latest stuck mails. */
export async function listStuck(ctx: Ctx, limit: number): Promise<ListedMail[]> {
  authorize(ctx.actor, 'mail.list')
  const rows = await ctx.db
    .select(listedColumns)
    .from(mails)
    .where(isStuck(ctx.now))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit)
  return withNextTries(ctx, rows)
}

/** Number of mails in each state, regardless of the list's filter. */
export async function countMails(ctx: Ctx): Promise<Record<MailState, number>> {
  authorize(ctx.actor, 'mail.list')
  // Nearly all are sent. The others are counted by an index, and the sent ones are what is left of all.
  const ofState = (wanted: MailState) => sql`(select count(*)::int from ${mails} where ${stateCondition(wanted)})`
  const { rows } = await ctx.db.execute<{ all: number; queued: number; failed: number; written: number }>(
    sql`select (select count(*)::int from ${mails}) as all,
      ${ofState('queued')} as queued, ${ofState('failed')} as failed, ${ofState('written')} as written`,
  )
  const { all, ...counts } = rows[0] ?? { all: 0, queued: 0, failed: 0, written: 0 }
  return { ...counts, sent: all - counts.queued - counts.failed - counts.written }
}

export async function getMail(ctx: Ctx, id: string): Promise<ReadMail> {
  authorize(ctx.actor, 'mail.list')
  requireFreshProof(ctx)
  const { locale, replyTo, text, sentAt, attachments, secretPlaceholder } = mails
  const [mail] = isMailId(id)
    ? await ctx.db
        .select({ ...listedColumns, locale, replyTo, text, sentAt, attachments, secretPlaceholder })
        .from(mails)
        .where(eq(mails.id, id))
    : []
  if (!mail) throw new AppError('not-found', 'mails.unknown')
  const { attachments: attached, secretPlaceholder: placeholder, ...read } = mail
  const [withNextTry = { ...read, nextTryAt: null }] = await withNextTries(ctx, [read])
  return {
    ...withNextTry,
    text: withoutSecret(mail.text, placeholder),
    hasSecret: placeholder !== null,
    files: (attached ?? []).filter((file) => !('contentId' in file)).map(({ fileName }) => fileName),
    lang: localeTags[mail.locale],
  }
}

/** The HTML part, served as a separate document. */
export async function getMailBody(ctx: Ctx, id: string): Promise<string> {
  authorize(ctx.actor, 'mail.list')
  requireFreshProof(ctx)
  const { html, secretPlaceholder, attachments } = mails
  const [mail] = isMailId(id)
    ? await ctx.db.select({ html, secretPlaceholder, attachments }).from(mails).where(eq(mails.id, id))
    : []
  if (!mail) throw new AppError('not-found', 'mails.unknown')
  return withPictures(withoutSecret(mail.html, mail.secretPlaceholder), mail.attachments)
}

export const isMailId = (id: string) => z.guid().safeParse(id).success

const withoutSecret = (part: string, placeholder: string | null) =>
  placeholder ? part.replaceAll(placeholder, '…') : part

type SenderSettings = { smtpUrl?: string | undefined; mailFrom: string }

/** Whether mail leaves, and the records of the sender's domain. They are looked up only when `check` asks for it. */
export async function getMailHealth(
  ctx: Ctx,
  { smtpUrl, mailFrom }: SenderSettings,
  query: URLSearchParams,
  resolve?: ResolveTxt,
) {
  authorize(ctx.actor, 'mail.list')
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1)
  const smtpHost = smtpUrl ? new URL(smtpUrl).hostname : null
  const typed = query.get('selector')?.trim() ?? ''
  const selector = isSelector(typed) ? typed : ''
  const records = senderRecords({ domain, smtpHost, reportsTo: ctx.brand.email, selector })
  const checks = query.has('check') ? await Promise.all(records.map((record) => checkRecord(record, resolve))) : null
  return {
    smtpHost,
    mailFrom,
    selector,
    isChecked: checks !== null,
    records: records.map((record, index) => ({ ...record, check: checks?.[index] ?? null })),
    stuck: await ctx.db.$count(mails, isStuck(ctx.now)),
  }
}
