import { and, count, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { authorize } from '~/auth/permissions'
import { mails } from '~/db/schema/mails'
import { withPictures } from '~/email/mark'
import { contains, searchText } from '~/features/activity/queries.server'
import { localeTags } from '~/i18n/locales'
import { AppError } from '~/lib/app-error'
import { pageFrom, pageOf, pageSize } from '~/ui/pager'
import type { Ctx } from '~/web/ctx.server'
import { type ListedMail, type MailState, mailStates, type ReadMail } from './model'

type MailFilter = { state: MailState | undefined; to: string; page: number }

export const mailFilter = (query: URLSearchParams): MailFilter => ({
  state: mailStates.find((state) => state === query.get('state')),
  to: searchText(query, 'to'),
  page: pageFrom(query),
})

/** A mail's secret is deleted after its last try; its link no longer works then. */
export const isLinkLost = sql<boolean>`(${mails.secret} is null and ${mails.secretPlaceholder} is not null)`

/** Columns by name, so that `secret` is not selected: no page may show it. */
const listedColumns = {
  id: mails.id,
  toName: mails.toName,
  toAddress: mails.toAddress,
  subject: mails.subject,
  template: mails.template,
  state: mails.status,
  attempts: mails.attempts,
  lastError: mails.lastError,
  isLinkLost,
  createdAt: mails.createdAt,
}

/** All mails, the latest first. */
export async function listMails(ctx: Ctx, { state, to, page: requestedPage }: MailFilter) {
  authorize(ctx.actor, 'mail.list')
  const condition = and(state ? eq(mails.status, state) : undefined, to ? contains(mails.toAddress, to) : undefined)
  const total = await ctx.db.$count(mails, condition)
  const { page, offset } = pageOf(total, requestedPage)
  const rows: ListedMail[] = await ctx.db
    .select(listedColumns)
    .from(mails)
    .where(condition)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(pageSize)
    .offset(offset)
  return { rows, total, page }
}

/** Number of mails in each state, regardless of the list's filter. */
export async function countMails(ctx: Ctx): Promise<Record<MailState, number>> {
  authorize(ctx.actor, 'mail.list')
  const rows = await ctx.db.select({ state: mails.status, count: count() }).from(mails).groupBy(mails.status)
  return { queued: 0, sent: 0, failed: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) }
}

export async function getMail(ctx: Ctx, id: string): Promise<ReadMail> {
  authorize(ctx.actor, 'mail.list')
  const { locale, replyTo, text, sentAt, attachments, secretPlaceholder } = mails
  const [mail] = isMailId(id)
    ? await ctx.db
        .select({ ...listedColumns, locale, replyTo, text, sentAt, attachments, secretPlaceholder })
        .from(mails)
        .where(eq(mails.id, id))
    : []
  if (!mail) throw new AppError('not-found', 'mails.unknown')
  const { attachments: attached, secretPlaceholder: placeholder, ...read } = mail
  return {
    ...read,
    text: withoutSecret(mail.text, placeholder),
    hasSecret: placeholder !== null,
    files: (attached ?? []).map(({ fileName }) => fileName),
    lang: localeTags[mail.locale],
  }
}

/** The HTML part, served as a separate document. */
export async function getMailBody(ctx: Ctx, id: string): Promise<string> {
  authorize(ctx.actor, 'mail.list')
  const { html, secretPlaceholder } = mails
  const [mail] = isMailId(id)
    ? await ctx.db.select({ html, secretPlaceholder }).from(mails).where(eq(mails.id, id))
    : []
  if (!mail) throw new AppError('not-found', 'mails.unknown')
  return withPictures(withoutSecret(mail.html, mail.secretPlaceholder))
}

export const isMailId = (id: string) => z.guid().safeParse(id).success

const withoutSecret = (part: string, placeholder: string | null) =>
  placeholder ? part.replaceAll(placeholder, '…') : part
