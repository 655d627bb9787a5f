import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Brand } from '~/brand/brand'
import type { Db } from '~/db/db.server'
import { sessions, userAccessLevels, users } from '~/db/schema/users'
import type { Locale } from '~/i18n/locales'
import { maySignIn, type SignInPolicy } from '~/lib/sign-in-policy'
import type { Member } from './permissions'
import { hashOf, newToken } from './tokens.server'

/** A session in use is renewed at most this often: not every page view is a write. */
const minRenewIntervalMs = 10 * 60 * 1000

/** How long a session lasts after its last use, and after its sign-in however much it is used. */
export type SessionLimit = { idleMs: number; mostMs: number }
export type SessionLimits = { member: SessionLimit; admin: SessionLimit }

/** A person who is signed in with one browser. */
export type Session = {
  id: string
  createdAt: Date
  usedAt: Date
  expiresAt: Date
  member: Member
  user: SessionUser
}
type SessionUser = { id: string; email: string; name: string; locale: Locale; createdAt: Date }

/** A new session. Its token is stored only in the browser. */
export type StartedSession = { token: string; lastsMs: number; email: string }

type Needs = { db: Db; now: Date; sessionLimits: SessionLimits }
type FindNeeds = Needs & { signInPolicy: SignInPolicy; brand: Pick<Brand, 'domain'> }

const limitOf = ({ sessionLimits }: Pick<Needs, 'sessionLimits'>, isAdmin: boolean) =>
  isAdmin ? sessionLimits.admin : sessionLimits.member

/** Uses the current limits and not those of the sign-in: settings and promotions apply to existing sessions. */
const expiryOf = ({ createdAt, usedAt }: { createdAt: Date; usedAt: Date }, { idleMs, mostMs }: SessionLimit) =>
  new Date(Math.min(usedAt.getTime() + idleMs, createdAt.getTime() + mostMs))

type NewSession = { userId: string; email: string; isAdmin: boolean; userAgent: string }

export async function startSession(needs: Needs, { userId, email, isAdmin, userAgent }: NewSession) {
  const { db, now } = needs
  const token = newToken()
  const expiresAt = expiryOf({ createdAt: now, usedAt: now }, limitOf(needs, isAdmin))
  await db
    .insert(sessions)
    .values({ hash: hashOf(token), userId, userAgent: userAgent.slice(0, 300), createdAt: now, usedAt: now, expiresAt })
  return { token, lastsMs: expiresAt.getTime() - now.getTime(), email } satisfies StartedSession
}

/** The session of this token. Looked up at every request, so that ending a session takes effect at once. */
export async function findSession(needs: FindNeeds, token: string): Promise<Session | undefined> {
  const { db, now, signInPolicy, brand } = needs
  const [row] = await db
    .select({ session: sessions, user: users, access: userAccessLevels })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
    .where(eq(sessions.hash, hashOf(token)))
  if (!row) return undefined
  const { session, user, access } = row
  const expiresAt = expiryOf(session, limitOf(needs, access.isAdmin))
  if (expiresAt <= now) return undefined
  const { id, email, name, locale, createdAt } = user
  if (!maySignIn(signInPolicy, brand.domain, email)) {
    await endSession(needs, id, session.id)
    return undefined
  }
  const { role, accessLevel: level, isAdmin } = access
  return {
    id: session.id,
    createdAt: session.createdAt,
    usedAt: session.usedAt,
    expiresAt,
    user: { id, email, name, locale, createdAt },
    member: { userId: id, email, role, level, isAdmin },
  }
}

/** Restarts the idle time and returns the new end; undefined when it was renewed less than ten minutes ago. */
export async function renewSession(needs: Needs, session: Session): Promise<Date | undefined> {
  const { db, now } = needs
  if (now.getTime() - session.usedAt.getTime() < minRenewIntervalMs) return undefined
  const expiresAt = expiryOf({ createdAt: session.createdAt, usedAt: now }, limitOf(needs, session.member.isAdmin))
  const renewed = await db
    .update(sessions)
    .set({ usedAt: now, expiresAt })
    .where(eq(sessions.id, session.id))
    .returning({ id: sessions.id })
  return renewed.length > 0 ? expiresAt : undefined
}

export async function listSessions(needs: Needs, userId: string, isAdmin: boolean) {
  const rows = await needs.db
    .select({ id: sessions.id, userAgent: sessions.userAgent, createdAt: sessions.createdAt, usedAt: sessions.usedAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.usedAt))
  const limit = limitOf(needs, isAdmin)
  return rows
    .map((session) => ({ ...session, expiresAt: expiryOf(session, limit) }))
    .filter(({ expiresAt }) => expiresAt > needs.now)
}

/** Ends a session only if it is this person's. */
export async function endSession({ db }: Pick<Needs, 'db'>, userId: string, id: string) {
  await db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
}

/** Ends all of a person's sessions, or all but one. */
export async function endSessions({ db }: Pick<Needs, 'db'>, userId: string, exceptSessionId?: string) {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), exceptSessionId ? ne(sessions.id, exceptSessionId) : sql`true`))
}

/** Ends the sessions of everyone whom the policy no longer allows, also of those who send no request. */
export async function endDisallowedSessions({ db, signInPolicy, brand }: Omit<FindNeeds, 'now' | 'sessionLimits'>) {
  const signedIn = await db
    .selectDistinct({ id: users.id, email: users.email })
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
  const barred = signedIn.filter(({ email }) => !maySignIn(signInPolicy, brand.domain, email))
  if (barred.length === 0) return
  const ids = barred.map(({ id }) => id)
  await db.delete(sessions).where(inArray(sessions.userId, ids))
}

/** Ends the session of this token: holding it is enough to end it. */
export async function endSessionOf({ db }: Pick<Needs, 'db'>, token: string) {
  await db.delete(sessions).where(eq(sessions.hash, hashOf(token)))
}
