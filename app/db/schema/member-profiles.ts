import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, foreignKey, index, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { directoryAudiences } from '../../lib/directory-audiences'
import { memberRole } from './access-requests'
import { profileText, searchedColumn, trigrams } from './searched-text'
import { userAccessLevels, users } from './users'

export const directoryAudience = pgEnum('directory_audience', directoryAudiences)

const audience = () => directoryAudience().notNull().default('nobody')

/**
 * What members write about themselves, and who sees each field of it in the directory. A row exists from the first text or
 * choice on.
 */
export const memberProfiles = pgTable(
  'member_profiles',
  {
    userId: uuid().primaryKey(),
    /**
     * Copies, so that the directory is listed and searched without a join. The foreign keys below change them with the
     * original, in the same transaction.
     */
    name: text().notNull(),
    role: memberRole().notNull(),
    title: text().notNull().default(''),
    /** Code of two letters (ISO 3166); null where it is not given. */
    country: text(),
    seeks: text().notNull().default(''),
    offers: text().notNull().default(''),
    nameAudience: audience(),
    titleAudience: audience(),
    organisationAudience: audience(),
    countryAudience: audience(),
    seeksAudience: audience(),
    offersAudience: audience(),
    emailAudience: audience(),
    /** What members of the same role may search, and what all members may: words of a hidden field must find nobody. */
    searchedByRole: searchedColumn((): SQL => profileText(memberProfiles, 'role')),
    searchedByMembers: searchedColumn((): SQL => profileText(memberProfiles, 'members')),
  },
  (table) => [
    foreignKey({
      name: 'member_profiles_name_of_user',
      columns: [table.userId, table.name],
      foreignColumns: [users.id, users.name],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    foreignKey({
      name: 'member_profiles_role_of_user',
      columns: [table.userId, table.role],
      foreignColumns: [userAccessLevels.userId, userAccessLevels.role],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    /** In the order of the list, with what counting and paging read, so that they need no row of the table. */
    index('member_profiles_listed')
      .on(
        ...[table.name, table.userId, table.role, table.nameAudience],
        ...[table.country, table.countryAudience, table.organisationAudience],
      )
      .where(isListed(table)),
    /** For the countries to choose from, each found after the one before it. */
    index('member_profiles_countries')
      .on(table.country, table.countryAudience, table.nameAudience, table.role, table.userId)
      .where(isListed(table)),
    index('member_profiles_search_by_role').using('gin', trigrams(table.searchedByRole)).where(isListed(table)),
    index('member_profiles_search_by_members').using('gin', trigrams(table.searchedByMembers)).where(isListed(table)),
  ],
)

/** Who could be in a list of the directory, for somebody. Without a name there is nothing to list. */
export function isListed({ name, nameAudience }: Record<'name' | 'nameAudience', AnyPgColumn>): SQL {
  return sql`${nameAudience} <> 'nobody' and ${name} <> ''`
}
