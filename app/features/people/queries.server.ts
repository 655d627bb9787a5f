import { and, desc, eq, inArray, max, ne, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { authorize, can } from '~/auth/permissions'
import { executePrepared } from '~/db/execute-prepared.server'
import { preparedQuery } from '~/db/prepared-query.server'
import { accessRequests } from '~/db/schema/access-requests'
import { circleRequests } from '~/db/schema/circle-requests'
import { contactRequests } from '~/db/schema/contact-requests'
import { colleagueProposals, invitations } from '~/db/schema/invitations'
import { mails } from '~/db/schema/mails'
import { newsletterSubscriptions } from '~/db/schema/newsletter-subscriptions'
import { organisationDomains, organisations } from '~/db/schema/organisations'
import { hasObjected, isRestricted } from '~/db/schema/personal-data'
import { teamNotes } from '~/db/schema/team-notes'
import { sessions, users } from '~/db/schema/users'
import { formNames } from '~/features/drafts/model'
import { openForm } from '~/features/drafts/queries.server'
import { AppError } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import {
  type Applicant,
  type KindCounts,
  type OpenItem,
  type PersonRef,
  readCursor,
  type Timeline,
  type TimelineEntry,
  type TimelineFilter,
  type TimelineKind,
  timelineSize,
  writeCursor,
} from './model'
import { type OpenRow, openItemsQuery } from './sources/open-items.server'
import { type Subject, subjectKind } from './sources/subject.server'
import { countsQuery, type EntryRow, timelineQuery } from './sources/timeline.server'

const isId = (id: string) => z.guid().safeParse(id).success

/** Tables with an address and a name, by whose ids a person is found too. */
const sent = [accessRequests, contactRequests, circleRequests, invitations, colleagueProposals]

/** An invitation's address is in lower case, and so is its index. */
const addressOf = (table: (typeof sent)[number]): SQL =>
  table === invitations ? sql`${table.email}` : sql`lower(${table.email})`

const personQuery = preparedQuery((db) => {
  const id = sql.placeholder('id')
  const addresses: SQL[] = [
    sql`select ${users.email} as email from ${users} where ${users.id} = ${id}`,
    ...sent.map((table) => sql`select ${addressOf(table)} from ${table} where ${table.id} = ${id}`),
    sql`select ${newsletterSubscriptions.email} from ${newsletterSubscriptions} where ${newsletterSubscriptions.id} = ${id}`,
    sql`select lower(${mails.toAddress}) from ${mails} where ${mails.id} = ${id}`,
  ]
  const names = sent.map(
    (table) =>
      sql`(select ${table.name} from ${table} where ${addressOf(table)} = address.email order by ${table.createdAt} desc limit 1)`,
  )
  return db
    .select({
      email: sql<string>`address.email`,
      userId: users.id,
      name: sql<string>`coalesce(nullif(${users.name}, ''), ${sql.join(names, sql`, `)}, '')`,
    })
    .from(sql`(${sql.join(addresses, sql` union all `)} limit 1) as address`)
    .leftJoin(users, sql`${users.email} = address.email`)
    .prepare('person-of')
})

/** The person behind an id: of an account, of a request, of a message, of an invitation, of a proposal, of a subscription or of a mail. */
export async function lookUpPerson(ctx: Ctx, id: string): Promise<PersonRef | null> {
  authorize(ctx.actor, 'person.see')
  const [found] = isId(id) ? await personQuery(ctx.db).execute({ id }) : []
  // A withdrawn request has no address any more.
  return found?.email ? { ...found, id: found.userId ?? id.toLowerCase() } : null
}

/** For the page of a person: an id that leads to nobody has no page. */
export function existing(person: PersonRef | null): PersonRef {
  if (!person) throw new AppError('not-found', 'people.unknown')
  return person
}

/** Which of these ids lead to a person: a log also has ids of other things, and of people who are gone. */
export async function listKnownPeople(ctx: Ctx, ids: string[]): Promise<string[]> {
  authorize(ctx.actor, 'admin.enter')
  if (!can(ctx.actor, 'person.see')) return []
  const valid = [...new Set(ids.filter(isId))]
  if (valid.length === 0) return []
  const found: string[] = []
  for (const table of [users, ...sent]) {
    const isKnown = and(inArray(table.id, valid), ne(table.email, ''))
    const rows = await ctx.db.select({ id: table.id }).from(table).where(isKnown)
    found.push(...rows.map(({ id }) => id))
  }
  return found
}

const lastSeenQuery = preparedQuery((db) =>
  db
    .select({ at: max(sessions.usedAt) })
    .from(sessions)
    .where(eq(sessions.userId, sql.placeholder('userId')))
    .prepare('last-seen'),
)

/** When someone last used a page here; null when no session of theirs is left. */
export async function getLastSeen(ctx: Ctx, userId: string): Promise<Date | null> {
  authorize(ctx.actor, 'person.see')
  const [row] = await lastSeenQuery(ctx.db).execute({ userId })
  return row?.at ?? null
}

/** Of someone without an account: the organisation that they gave, and ours with the domain of their address. */
export async function getApplicant(ctx: Ctx, email: string): Promise<Applicant> {
  authorize(ctx.actor, 'person.see')
  const [request] = await ctx.db
    .select({ organization: accessRequests.organization })
    .from(accessRequests)
    .where(eq(sql`lower(${accessRequests.email})`, email))
    .orderBy(desc(accessRequests.createdAt))
    .limit(1)
  const [organisation] = await ctx.db
    .select({ id: organisations.id, name: organisations.name })
    .from(organisationDomains)
    .innerJoin(organisations, eq(organisations.id, organisationDomains.organisationId))
    .where(eq(organisationDomains.domain, email.slice(email.lastIndexOf('@') + 1)))
  return { organization: request?.organization ?? '', organisation: organisation ?? null }
}

/** One page of a timeline, the latest first, and how many entries there are of each kind. */
export async function getTimeline(ctx: Ctx, subject: Subject, filter: TimelineFilter): Promise<Timeline> {
  authorize(ctx.actor, 'person.see')
  const { userId } = ctx.actor
  const query = timelineQuery(subject, filter.show, readCursor(filter.before), ctx.now)
  const [rows, counts] = await Promise.all([
    executePrepared<EntryRow>(ctx.db, `timeline-${subjectKind(subject)}-${filter.show}`, query),
    countKinds(ctx, subject),
  ])
  const shown = rows.slice(0, timelineSize)
  const last = rows.length > timelineSize ? shown.at(-1) : undefined
  const colleagues = await findUserIds(ctx, shown)
  return {
    entries: shown.map((row) => toEntry(row, userId, colleagues)),
    counts,
    next: last ? writeCursor(last) : null,
  }
}

/** The accounts of those who did what the rows say, by their address. */
async function findUserIds(ctx: Ctx, rows: EntryRow[]): Promise<Map<string, string>> {
  const emails = [...new Set(rows.flatMap(({ by }) => by ?? []))]
  if (emails.length === 0) return new Map()
  const found = await ctx.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, emails))
  return new Map(found.map(({ id, email }) => [email, id]))
}

const toEntry = (
  { person_id, person_name, by, ...row }: EntryRow,
  currentUserId: string,
  colleagues: Map<string, string>,
): TimelineEntry => ({
  ...row,
  by: by === null ? null : { email: by, userId: colleagues.get(by) },
  ref: row.ref ?? '',
  title: row.title ?? '',
  detail: row.detail ?? '',
  at: new Date(row.at),
  person: person_id ? { id: person_id, name: person_name || '' } : null,
  isOwn: row.type === 'note' && row.ref === currentUserId,
})

async function countKinds(ctx: Ctx, subject: Subject): Promise<KindCounts> {
  const name = `timeline-${subjectKind(subject)}-counts`
  const rows = await executePrepared<{ kind: TimelineKind; entries: number }>(
    ctx.db,
    name,
    countsQuery(subject, ctx.now),
  )
  return Object.fromEntries(rows.map(({ kind, entries }) => [kind, entries]))
}

/** What waits for our team or for them. */
export async function listOpenItems(ctx: Ctx, subject: Subject): Promise<OpenItem[]> {
  authorize(ctx.actor, 'person.see')
  const rows = await executePrepared<OpenRow>(
    ctx.db,
    `open-items-${subjectKind(subject)}`,
    openItemsQuery(subject, ctx.now),
  )
  return rows.map(toOpenItem)
}

function toOpenItem(row: OpenRow): OpenItem {
  const { id, title, email } = row
  const item = { id, title, at: new Date(row.at), person: { id: row.person_id, name: row.person_name } }
  if (row.kind === 'mail')
    return { ...item, kind: 'mail', state: 'failed', isLinkLost: row.is_link_lost, toAddress: email }
  if (row.kind !== 'invitation' && row.kind !== 'offer' && row.kind !== 'engagement') return { ...item, kind: row.kind }
  return { ...item, kind: row.kind, expiresAt: new Date(row.until ?? row.at) }
}

/** Why no note about this person may be written: their data may only be stored, or they object to notes. */
export async function getNoteRefusal({ db }: Ctx, email: string): Promise<'restricted' | 'objected' | null> {
  const { rows } = await db.execute<{ restricted: boolean; objected: boolean }>(
    sql`select ${isRestricted(email)} as restricted, ${hasObjected(email)} as objected`,
  )
  if (rows[0]?.restricted) return 'restricted'
  return rows[0]?.objected ? 'objected' : null
}

/** The form for a new note, with the unsaved text of who looks at it. `after`: their last note, which empties the form. */
export async function openNoteForm(ctx: Ctx, subject: Subject) {
  authorize(ctx.actor, 'teamNote.write')
  const refusal = 'person' in subject ? await getNoteRefusal(ctx, subject.person.email) : null
  if (refusal) return { refusal }
  const isAbout =
    'person' in subject
      ? eq(teamNotes.email, subject.person.email)
      : eq(teamNotes.organisationId, subject.organisation.id)
  const [last] = await ctx.db
    .select({ id: teamNotes.id })
    .from(teamNotes)
    .where(and(isAbout, eq(teamNotes.authorId, ctx.actor.userId)))
    .orderBy(desc(teamNotes.createdAt))
    .limit(1)
  const id = 'person' in subject ? subject.person.id : subject.organisation.id
  return { opened: await openForm(ctx, formNames.teamNote(id)), newId: crypto.randomUUID(), after: last?.id ?? '' }
}
