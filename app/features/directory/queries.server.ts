import { and, asc, eq, like, not, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { authorize, type Member } from '~/auth/permissions'
import { isListed, memberProfiles } from '~/db/schema/member-profiles'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { isRestrictedUser } from '~/db/schema/personal-data'
import { users } from '~/db/schema/users'
import { queryOf } from '~/features/search/model'
import { type Country, countriesIn, countryName } from '~/lib/country-names.server'
import { pageOf, pageSize } from '~/ui/pager'
import type { Ctx } from '~/web/ctx.server'
import {
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

const isVisible = (viewer: Member) =>
  and(isListed(memberProfiles), seesField(viewer, 'name'), not(isRestrictedUser(memberProfiles.userId)))

/** The words of a search, each with whether it is in the name of an organisation. */
async function readWords({ db }: Pick<Ctx, 'db'>, q: string) {
  const patterns = queryOf(q).words.map((word) => `%${word}%`)
  if (patterns.length === 0) return []
  const isNamed = patterns.map(
    (pattern) => sql`exists (select from ${organisations} where ${like(organisations.searched, pattern)})`,
  )
  const { rows } = await db.execute<{ named: boolean[] }>(sql`select array[${sql.join(isNamed, sql`, `)}] as named`)
  return patterns.map((pattern, index) => ({ pattern, isOfOrganisation: rows[0]?.named[index] === true }))
}

type Word = Awaited<ReturnType<typeof readWords>>[number]

/** Whether the word is in a text that the viewer may see. */
function hasWord(viewer: Member, { pattern, isOfOrganisation }: Word) {
  const { searchedByRole, searchedByMembers, role, userId } = memberProfiles
  const worksThere = sql`${userId} in (select ${organisationMembers.userId} from ${organisationMembers}
    join ${organisations} on ${organisations.id} = ${organisationMembers.organisationId}
    where ${organisations.searched} like ${pattern})`
  return or(
    like(searchedByMembers, pattern),
    and(eq(role, viewer.role), like(searchedByRole, pattern)),
    // Left out where it finds nobody: with it no index on the texts can be used.
    isOfOrganisation ? and(seesField(viewer, 'organisation'), worksThere) : undefined,
  )
}

async function matching(ctx: Ctx, viewer: Member, { q, country, kind, member }: DirectoryFilter) {
  const { userId } = memberProfiles
  const words = await readWords(ctx, q)
  const worksInKind = sql`${userId} in (select ${organisationMembers.userId} from ${organisationMembers}
    join ${organisations} on ${organisations.id} = ${organisationMembers.organisationId}
    where ${organisations.kind} = ${kind})`
  return and(
    isVisible(viewer),
    // Signs without a letter or a number, which no text is searched for.
    q.trim() && words.length === 0 ? sql`false` : undefined,
    ...words.map((word) => hasWord(viewer, word)),
    country ? and(eq(memberProfiles.country, country), seesField(viewer, 'country')) : undefined,
    kind === 'all' ? undefined : and(seesField(viewer, 'organisation'), worksInKind),
    member ? eq(userId, member) : undefined,
  )
}

/** One page of the members who let the actor see them, each with the fields that the actor may see. */
export async function listDirectory(ctx: Ctx, filter: DirectoryFilter) {
  const { db, actor, locale } = ctx
  authorize(actor, 'directory.see')
  const condition = await matching(ctx, actor, filter)
  const total = await db.$count(memberProfiles, condition)
  const { page, offset } = pageOf(total, filter.page)
  const { userId, name, title, country, seeks, offers } = memberProfiles
  const order = [asc(name), asc(userId)]
  // Of rows on earlier pages nothing but the index is read.
  const onPage = db
    .select({ id: userId })
    .from(memberProfiles)
    .where(condition)
    .orderBy(...order)
    .limit(pageSize)
    .offset(offset)
    .as('on_page')
  const rows = await db
    .select({
      id: userId,
      isMe: sql<boolean>`${userId} = ${actor.userId}`,
      name,
      title: ifSeen(actor, 'title', title),
      organisation: ifSeen(actor, 'organisation', organisations.name),
      kind: sql<DirectoryEntry['kind']>`case when ${seesField(actor, 'organisation')} then ${organisations.kind} end`,
      country: ifSeen(actor, 'country', country),
      seeks: ifSeen(actor, 'seeks', seeks),
      offers: ifSeen(actor, 'offers', offers),
      email: ifSeen(actor, 'email', users.email),
    })
    .from(onPage)
    .innerJoin(memberProfiles, eq(userId, onPage.id))
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(organisationMembers, eq(organisationMembers.userId, userId))
    .leftJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .orderBy(...order)
  const members: DirectoryEntry[] = rows.map((row) => ({
    ...row,
    country: row.country && countryName(row.country, locale),
  }))
  return { members, total, page }
}

/** The countries of those whom the actor may see, to filter by. */
export async function listDirectoryCountries({ db, actor, locale }: Ctx): Promise<Country[]> {
  authorize(actor, 'directory.see')
  const rows = await db
    .selectDistinct({ country: memberProfiles.country })
    .from(memberProfiles)
    .where(and(isVisible(actor), seesField(actor, 'country')))
  return countriesIn(
    locale,
    rows.flatMap(({ country }) => country ?? []),
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
  return { choices, listing: listingOf(row?.name ?? '', choices.name), organisation: row?.organisation ?? '' }
}
