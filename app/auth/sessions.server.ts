import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Db } from '~/db/db.server'
import { sessions, userAccessLevels, users } from '~/db/schema/users'
import type { Locale } from '~/i18n/locales'
import type { Member } from './permissions'
import { hashOf, newToken } from './tokens.server'

const minute = 60 * 1000
const day = 24 * 60 * minute

/** Signed in for this long after the last visit. */
const lasts = 30 * day
/** A session in use is renewed at most this often: not every page view is a write. */
const renewedAfter = 10 * minute

/** Someone signed in, as one browser knows them. */
export type Session = { id: string; expiresAt: Date; member: Member; user: SessionUser }
export type SessionUser = { id: string; email: string; name: string; locale: Locale; createdAt: Date }

type World = { db: Db; now: Date }

/** Begins a session and gives its token, which is stored nowhere but in the browser. */
export async function startSession({ db, now }: World, userId: string, userAgent: string): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + lasts)
  await db
    .insert(sessions)
    .values({ hash: hashOf(token), userId, userAgent: userAgent.slice(0, 300), createdAt: now, usedAt: now, expiresAt })
  return token
}

/** Who holds this token now. Asked at every request, so that ending a session ends it at once. */
export async function findSession({ db, now }: World, token: string): Promise<Session | undefined> {
  const [row] = await db
    .select({ session: sessions, user: users, access: userAccessLevels })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
    .where(and(eq(sessions.hash, hashOf(token)), gt(sessions.expiresAt, now)))
  if (!row) return undefined
  const { session, user, access } = row
  if (now.getTime() - session.usedAt.getTime() > renewedAfter) {
    const expiresAt = new Date(now.getTime() + lasts)
    await db.update(sessions).set({ usedAt: now, expiresAt }).where(eq(sessions.id, session.id))
  }
  const { id, email, name, locale, createdAt } = user
  const { role, accessLevel: level, isAdmin } = access
  return {
    id: session.id,
    expiresAt: session.expiresAt,
    user: { id, email, name, locale, createdAt },
    member: { userId: id, email, role, level, isAdmin },
  }
}

export const listSessions = ({ db, now }: World, userId: string) =>
  db
    .select({ id: sessions.id, userAgent: sessions.userAgent, createdAt: sessions.createdAt, usedAt: sessions.usedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.usedAt))

/** Ends one session of this person, and nobody else's. */
export async function endSession({ db }: Pick<World, 'db'>, userId: string, id: string) {
  await db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
}

/** Ends all of a person's sessions, or all but one. */
export async function endSessions({ db }: Pick<World, 'db'>, userId: string, except?: string) {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), except ? ne(sessions.id, except) : sql`true`))
}
