import { type SQL, sql } from 'drizzle-orm'

/** More than one looks through on a page; the lists have all. */
export const mostItems = 20

export const milliseconds = (at: SQL) => sql`(extract(epoch from ${at}) * 1000)::float8`
export const noMore = sql`null::float8 as until, false as is_link_lost`
