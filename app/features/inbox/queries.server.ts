import { and, asc, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { adminsWith, authorize } from '~/auth/permissions'
import { preparedQuery } from '~/db/prepared-query.server'
import { chatConversations, chatMessages } from '~/db/schema/chat-messages'
import { circleRequests } from '~/db/schema/circle-requests'
import { contactRequests } from '~/db/schema/contact-requests'
import { inboxAnswers } from '~/db/schema/inbox'
import { newsletterSubscriptions } from '~/db/schema/newsletter-subscriptions'
import { userAccessLevels, users } from '~/db/schema/users'
import { mailTools } from '~/email/mail-tools.server'
import { listActionsOn } from '~/features/activity/queries.server'
import { maxBulk } from '~/features/admin/model'
import { findSessionName } from '~/features/circles/queries.server'
import { circleRequestFields } from '~/features/circles/schema'
import { contactFields } from '~/features/contact/schema'
import { formNames } from '~/features/drafts/model'
import { openForm } from '~/features/drafts/queries.server'
import { AppError } from '~/lib/app-error'
import { pageOf, pageSize } from '~/ui/pager'
import type { Ctx } from '~/web/ctx.server'
import {
  type InboxFilter,
  type InboxItem,
  type ItemRef,
  inboxKinds,
  isHandled,
  msLeft,
  type OpenedItem,
  refOf,
} from './model'
import { countQuery, type EntryFilter, type EntryRow, itemQuery, listsKind, pageQuery } from './sources/entries.server'

/** Number of open items, as an expression for the query of the rail. */
export function openCount({ actor }: Pick<Ctx, 'actor'>): SQL {
  authorize(actor, 'inbox.read')
  const counts = [contactRequests, circleRequests, chatConversations].map(
    (table) => sql`(select count(*)::int from ${table} where ${isNull(table.doneAt)})`,
  )
  return sql`(${sql.join(counts, sql` + `)})`
}

/** One page of the inbox. */
export async function listInbox(ctx: Ctx, { page: requestedPage, sort, ...filter }: InboxFilter) {
  authorize(ctx.actor, 'inbox.read')
  const entryFilter = { ...filter, currentUserId: ctx.actor.userId }
  const { rows: counted } = await ctx.db.execute<{ rows: number }>(countQuery(entryFilter))
  const total = counted[0]?.rows ?? 0
  const { page, offset } = pageOf(total, requestedPage)
  const { rows } = await ctx.db.execute<EntryRow>(pageQuery(entryFilter, { sort, limit: pageSize, offset }))
  return {
    items: rows.map((row) => itemOf(row, ctx.now)),
    total,
    page,
    handled: await countHandled(ctx, entryFilter, total),
  }
}

/** How many of the items that match can be changed: consents can't. */
async function countHandled(ctx: Ctx, filter: EntryFilter, total: number) {
  if (filter.kind === 'newsletter') return 0
  if (!listsKind(filter, 'newsletter')) return total
  const { rows } = await ctx.db.execute<{ rows: number }>(countQuery({ ...filter, kind: 'newsletter' }))
  return total - (rows[0]?.rows ?? 0)
}

/** The items that match a filter and can be changed, as many as one command may change and one more. */
export async function listMatchingItems(ctx: Ctx, { page: _, sort: __, ...filter }: InboxFilter): Promise<ItemRef[]> {
  authorize(ctx.actor, 'inbox.read')
  const kinds = inboxKinds.filter((kind) => isHandled(kind) && listsKind(filter, kind))
  const found: ItemRef[] = []
  for (const kind of kinds) {
    const query = pageQuery(
      { ...filter, kind, currentUserId: ctx.actor.userId },
      { sort: 'newest', limit: maxBulk + 1 - found.length, offset: 0 },
    )
    const { rows } = await ctx.db.execute<EntryRow>(query)
    found.push(...rows.map(({ id }) => ({ kind, id })))
  }
  return found
}

const unansweredQuery = preparedQuery((db) => {
  const filter = { kind: 'all', state: 'open', who: 'anyone', q: '', currentUserId: '' } as const
  const page = pageQuery(filter, { sort: 'due', limit: sql.placeholder('limit'), offset: 0 })
  return db.select({ row: sql<EntryRow>`to_json(found)` }).from(sql`(${page}) as found`).prepare('unanswered-items')
})

/** Open items that still wait for an answer, the longest waiting first. */
export async function listUnanswered(ctx: Ctx, limit: number): Promise<InboxItem[]> {
  authorize(ctx.actor, 'inbox.read')
  const rows = await unansweredQuery(ctx.db).execute({ limit })
  return rows.map(({ row }) => itemOf(row, ctx.now)).filter(({ msLeft }) => msLeft !== null)
}

function itemOf({ created, done, waits, ...row }: EntryRow, now: Date): InboxItem {
  return {
    ...row,
    createdAt: new Date(created),
    doneAt: done === null ? null : new Date(done),
    msLeft: waits === null ? null : msLeft(new Date(waits), now),
  }
}

/** Everyone an item can be assigned to. */
export async function listAdmins(ctx: Ctx) {
  authorize(ctx.actor, 'inbox.read')
  return ctx.db
    .select({ id: users.id, email: users.email })
    .from(userAccessLevels)
    .innerJoin(users, eq(users.id, userAccessLevels.userId))
    .where(inArray(userAccessLevels.adminRole, adminsWith('inbox.answer')))
    .orderBy(asc(users.email))
}

/** One item with its details, also when the list's filter excludes it. */
export async function getInboxItem(ctx: Ctx, ref: ItemRef): Promise<OpenedItem> {
  authorize(ctx.actor, 'inbox.read')
  const { rows } = await ctx.db.execute<EntryRow>(itemQuery(ref))
  if (!rows[0]) throw new AppError('not-found', 'inbox.unknown')
  const item = itemOf(rows[0], ctx.now)
  return {
    ...item,
    ...(await contentOf(ctx, item)),
    earlier: item.email ? await listEarlier(ctx, item, item.email) : [],
    answers: await listAnswers(ctx, ref),
    answerForm: await openForm(ctx, formNames.answer(refOf(ref))),
    trail: await listActionsOn(ctx, ref.id),
  }
}

type Content = Pick<OpenedItem, 'facts' | 'texts' | 'consent' | 'subject'>

/** What was sent, kind by kind. */
function contentOf(ctx: Ctx, item: InboxItem): Promise<Content> {
  if (item.kind === 'contact') return readContact(ctx, item)
  if (item.kind === 'circles') return readCircles(ctx, item)
  return item.kind === 'chat' ? readChat(ctx, item) : readNewsletter(ctx, item)
}

/** Fields shown in the item's heading or body, so not repeated among the facts. */
const contactFieldsShownElsewhere: (typeof contactFields)[number][] = ['name', 'email', 'message']
const circleFieldsShownElsewhere: (typeof circleRequestFields)[number][] = ['name', 'email', 'why', 'consent']

const withoutEmpty = (facts: [string, string | Date | null | undefined][]) =>
  facts.filter((fact): fact is [string, string | Date] => Boolean(fact[1]))

async function readContact(ctx: Ctx, { id, locale }: InboxItem): Promise<Content> {
  const [row] = await ctx.db.select().from(contactRequests).where(eq(contactRequests.id, id))
  if (!row) throw new AppError('not-found', 'inbox.unknown')
  const { t } = mailTools(ctx, locale)
  const english = mailTools(ctx, 'en').t
  const values = { ...row, interest: english(`contact.interests.${row.interest}`) }
  return {
    facts: withoutEmpty(
      contactFields
        .filter((field) => !contactFieldsShownElsewhere.includes(field))
        .map((field) => [english(`contact.fields.${field}`), values[field]]),
    ),
    texts: [{ id, text: row.message, at: row.createdAt }],
    consent: null,
    subject: t('inbox.subject.contact', {
      product: ctx.brand.product,
      interest: t(`contact.interests.${row.interest}`),
    }),
  }
}

async function readCircles(ctx: Ctx, { id, locale }: InboxItem): Promise<Content> {
  const [row] = await ctx.db.select().from(circleRequests).where(eq(circleRequests.id, id))
  if (!row) throw new AppError('not-found', 'inbox.unknown')
  const english = mailTools(ctx, 'en').t
  const interests = row.interests.map((interest) => english(`circles.interests.${interest}`)).join(', ')
  const values = { ...row, interests, consent: null, eventId: await findSessionName(ctx, row.eventId, 'en') }
  return {
    facts: withoutEmpty(
      circleRequestFields
        .filter((field) => !circleFieldsShownElsewhere.includes(field))
        .map((field) => [english(`circles.fields.${field}`), values[field]]),
    ),
    texts: [{ id, text: row.why, at: row.createdAt }],
    consent: { text: row.consentText, version: row.consentVersion, at: row.consentedAt },
    subject: mailTools(ctx, locale).t('inbox.subject.circles'),
  }
}

async function readChat(ctx: Ctx, { id }: InboxItem): Promise<Content> {
  const texts = await ctx.db
    .select({ id: chatMessages.id, text: chatMessages.content, at: chatMessages.createdAt })
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, id))
    .orderBy(asc(chatMessages.createdAt))
    .limit(500)
  return { facts: [], texts, consent: null, subject: '' }
}

async function readNewsletter(ctx: Ctx, { id }: InboxItem): Promise<Content> {
  const [row] = await ctx.db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.id, id))
  if (!row) throw new AppError('not-found', 'inbox.unknown')
  return {
    facts: withoutEmpty([
      ['Last link', row.askedAt],
      ['Confirmed', row.confirmedAt],
      ['Left', row.unsubscribedAt],
    ]),
    texts: [],
    consent: { text: row.consentText, version: row.consentVersion, at: row.consentedAt },
    subject: '',
  }
}

/** Earlier requests from this address, compared without case. */
async function listEarlier(ctx: Ctx, { id, createdAt }: InboxItem, email: string) {
  const before = (table: typeof contactRequests | typeof circleRequests) =>
    and(
      sql`lower(${table.email}) = lower(${email})`,
      ne(table.id, id),
      sql`${table.createdAt} <= ${createdAt.toISOString()}::timestamptz`,
    )
  const contacts = await ctx.db
    .select({
      id: contactRequests.id,
      words: sql<string>`left(${contactRequests.message}, 80)`,
      createdAt: contactRequests.createdAt,
    })
    .from(contactRequests)
    .where(before(contactRequests))
    .orderBy(desc(contactRequests.createdAt))
    .limit(5)
  const circles = await ctx.db
    .select({
      id: circleRequests.id,
      words: sql<string>`left(${circleRequests.why}, 80)`,
      createdAt: circleRequests.createdAt,
    })
    .from(circleRequests)
    .where(before(circleRequests))
    .orderBy(desc(circleRequests.createdAt))
    .limit(5)
  return [
    ...contacts.map((row) => ({ kind: 'contact' as const, ...row })),
    ...circles.map((row) => ({ kind: 'circles' as const, ...row })),
  ]
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, 5)
}

async function listAnswers(ctx: Ctx, { kind, id }: ItemRef) {
  if (kind !== 'contact' && kind !== 'circles') return []
  const requestId = kind === 'contact' ? inboxAnswers.contactRequestId : inboxAnswers.circleRequestId
  const { subject, body, authorEmail, createdAt } = inboxAnswers
  return ctx.db
    .select({ id: inboxAnswers.id, subject, body, authorEmail, createdAt })
    .from(inboxAnswers)
    .where(eq(requestId, id))
    .orderBy(asc(createdAt))
}
