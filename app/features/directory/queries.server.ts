import { and, asc, eq, gt, inArray, isNotNull, like, not, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { authorize, type Member } from '~/auth/permissions'
import { isListed, memberProfiles } from '~/db/schema/member-profiles'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { isRestrictedUser } from '~/db/schema/personal-data'
import { users } from '~/db/schema/users'
import { isOutdated } from '~/features/consents/model'
import { getLastConsent } from '~/features/consents/queries.server'
import { queryOf } from '~/features/search/model'
import { type Country, countriesIn, countryName } from '~/lib/country-names.server'
import { pageOf, pageSize } from '~/ui/pager'
import type { Ctx } from '~/web/ctx.server'
import {
  consentVersion,
  countedMatches,
  type DirectoryEntry,
  type DirectoryField,
  type DirectoryFilter,
  listingOf,
  nobodySees,
  type OwnDirectory,
} from './model'

/** The column that says who sees a field. */
export const audienceColumns = {
  name: memberProfiles.nameAudience,
  title: memberProfiles.titleAudience,
  organisation: memberProfiles.organisationAudience,
  country: memberProfiles.countryAudience,
  seeks: memberProfiles.seeksAudience,
  offers: memberProfiles.offersAudience,
  email: memberProfiles.emailAudience,
} as const satisfies Record<DirectoryField, AnyPgColumn>

/** The rule 'directory.seeField' as a condition for queries. */
const seesField = (viewer: Member, field: DirectoryField): SQL => {
  const audience = audienceColumns[field]
  return sql`(${audience} = 'members' or (${audience} = 'role' and ${memberProfiles.role} = ${viewer.role}))`
}

/** A hidden field is replaced in the database, so that it is in no answer of the server. */
const ifSeen = (viewer: Member, field: DirectoryField, column: AnyPgColumn) =>
  sql<string>`case when ${seesField(viewer, field)} then coalesce(${column}, '') else '' end`

/** Rows of `member_profiles` whom the viewer finds in the directory. */
export const isVisible = (viewer: Member) =>
  and(isListed(memberProfiles), seesField(viewer, 'name'), not(isRestrictedUser(memberProfiles.userId)))

/** Rows of `member_profiles` whom the viewer finds in the directory together with where they work. */
export const isVisibleAtWork = (viewer: Member) => and(isVisible(viewer), seesField(viewer, 'organisation'))

/** More members than this are not looked up by their ids: the word is frequent. */
const mostIds = 500

const membersOf = (condition: SQL) =>
  sql`select ${organisationMembers.userId} as id from ${organisationMembers}
    join ${organisations} on ${organisations.id} = ${organisationMembers.organisationId} where ${condition}`

/** The words of a search, each with the members of organisations that have it in their name, up to one too many. */
async function readWords({ db }: Pick<Ctx, 'db'>, q: string) {
  const patterns = queryOf(q).words.map((word) => `%${word}%`)
  if (patterns.length === 0) return []
  const columns = patterns.map((pattern, index) => {
    const ids = sql`array(${membersOf(like(organisations.searched, pattern))} limit ${mostIds + 1})`
    return sql`${ids} as ${sql.identifier(String(index))}`
  })
  const { rows } = await db.execute<Record<string, string[]>>(sql`select ${sql.join(columns, sql`, `)}`)
  return patterns.map((pattern, index) => ({ pattern, ids: rows[0]?.[index] ?? [] }))
}

type Word = Awaited<ReturnType<typeof readWords>>[number]

const isFrequent = ({ ids }: Word) => ids.length > mostIds

/** Whether the word is in a text that the viewer may see. */
function hasWord(viewer: Member, word: Word) {
  const { pattern, ids } = word
  const { searchedByRole, searchedByMembers, role, userId } = memberProfiles
  // By ids the indexes on the texts can be used as well. A frequent word is looked up row by row, until the page is full.
  const worksThere = isFrequent(word)
    ? sql`(select ${like(organisations.searched, pattern)} from ${organisationMembers}
          join ${organisations} on ${organisations.id} = ${organisationMembers.organisationId}
          where ${organisationMembers.userId} = ${userId})`
    : inArray(userId, ids)
  return or(
    like(searchedByMembers, pattern),
    and(eq(role, viewer.role), like(searchedByRole, pattern)),
    ids.length > 0 ? and(seesField(viewer, 'organisation'), worksThere) : undefined,
  )
}

async function matching(ctx: Ctx, viewer: Member, { q, country, kind, member }: DirectoryFilter) {
  const { userId } = memberProfiles
  const words = await readWords(ctx, q)
  const worksInKind = sql`${userId} in (${membersOf(sql`${organisations.kind} = ${kind}`)})`
  const condition = and(
    isVisible(viewer),
    // Signs without a letter or a number, which no text is searched for.
    q.trim() && words.length === 0 ? sql`false` : undefined,
    ...words.map((word) => hasWord(viewer, word)),
    country ? and(eq(memberProfiles.country, country), seesField(viewer, 'country')) : undefined,
    kind === 'all' ? undefined : and(seesField(viewer, 'organisation'), worksInKind),
    member ? eq(userId, member) : undefined,
  )
  return { condition, isLookedUp: words.some(isFrequent) }
}

/** One page of the members who let the actor see them, each with the fields that the actor may see. */
export async function listDirectory(ctx: Ctx, filter: DirectoryFilter) {
  const { actor, locale } = ctx
  authorize(actor, 'directory.see')
  const { condition, isLookedUp } = await matching(ctx, actor, filter)
  const isFiltered = filter.q !== '' || filter.country !== '' || filter.kind !== 'all'
  // With a filter both have to find the matches: they are counted and read at once. A page past the end is read again.
  const asked = pageOf(countedMatches, filter.page)
  const [found, askedRows] = await Promise.all([
    isFiltered ? countMatches(ctx, condition, isLookedUp ? [] : order) : ctx.db.$count(memberProfiles, condition),
    isFiltered ? readPage(ctx, actor, condition, asked.offset) : undefined,
  ])
  const total = isFiltered ? Math.min(found, countedMatches) : found
  const { page, offset } = pageOf(total, filter.page)
  const rows = askedRows && page === asked.page ? askedRows : await readPage(ctx, actor, condition, offset)
  const members: DirectoryEntry[] = rows.map((row) => ({
    ...row,
    country: row.country && countryName(row.country, locale),
  }))
  return { members, total, hasMore: found > total, page }
}

const order = [asc(memberProfiles.name), asc(memberProfiles.userId)]

function readPage({ db }: Ctx, viewer: Member, condition: SQL | undefined, offset: number) {
  const { userId, name, title, country, seeks, offers } = memberProfiles
  // Of rows on earlier pages nothing but the index is read.
  const onPage = db
    .select({ id: userId })
    .from(memberProfiles)
    .where(condition)
    .orderBy(...order)
    .limit(pageSize)
    .offset(offset)
    .as('on_page')
  return db
    .select({
      id: userId,
      isMe: sql<boolean>`${userId} = ${viewer.userId}`,
      name,
      title: ifSeen(viewer, 'title', title),
      organisation: ifSeen(viewer, 'organisation', organisations.name),
      kind: sql<DirectoryEntry['kind']>`case when ${seesField(viewer, 'organisation')} then ${organisations.kind} end`,
      country: ifSeen(viewer, 'country', country),
      seeks: ifSeen(viewer, 'seeks', seeks),
      offers: ifSeen(viewer, 'offers', offers),
      email: ifSeen(viewer, 'email', users.email),
    })
    .from(onPage)
    .innerJoin(memberProfiles, eq(userId, onPage.id))
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(organisationMembers, eq(organisationMembers.userId, userId))
    .leftJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .orderBy(...order)
}

/**
 * At most one more than is shown, because every match has to be read. In the order of the list, so that its index is read until
 * there are enough. Without an order where a word is looked up row by row: those that are sorted are all looked up before.
 */
async function countMatches({ db }: Ctx, condition: SQL | undefined, matchOrder: SQL[]): Promise<number> {
  const matches = db
    .select({ id: memberProfiles.userId })
    .from(memberProfiles)
    .where(condition)
    .orderBy(...matchOrder)
    .limit(countedMatches + 1)
    .as('matches')
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(matches)
  return row?.count ?? 0
}

/** The countries of those whom the actor may see, to filter by. */
export async function listDirectoryCountries({ db, actor, locale }: Ctx): Promise<Country[]> {
  authorize(actor, 'directory.see')
  const { country } = memberProfiles
  const next = (after?: SQL) =>
    sql`(select ${country} from ${memberProfiles}
      where ${and(isVisible(actor), seesField(actor, 'country'), after ? gt(country, after) : isNotNull(country))}
      order by ${country} limit 1)`
  // Each is the first after the one before, by an index: to read every member takes as long as to list them.
  const { rows } = await db.execute<{ country: string }>(sql`
    with recursive found(country) as (
      ${next()} union all select ${next(sql`found.country`)} from found where found.country is not null
    )
    select country from found where country is not null`)
  return countriesIn(
    locale,
    rows.map(({ country }) => country),
  )
}

/** The actor's own choices, whether they are listed, and the organisation that others would see. */
export async function getOwnDirectory({ db, actor }: Ctx): Promise<OwnDirectory> {
  authorize(actor, 'account.see', actor?.userId ?? '')
  const [row] = await db
    .select({ choices: audienceColumns, name: users.name, organisation: organisations.name })
    .from(users)
    .leftJoin(memberProfiles, eq(memberProfiles.userId, users.id))
    .leftJoin(organisationMembers, eq(organisationMembers.userId, users.id))
    .leftJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(eq(users.id, actor.userId))
  const choices = row?.choices ?? nobodySees
  const last = await getLastConsent({ db }, { userId: actor.userId }, 'directory')
  return {
    choices,
    listing: listingOf(row?.name ?? '', choices.name),
    organisation: row?.organisation ?? '',
    isWordingNewer: isOutdated(last, consentVersion),
  }
}
