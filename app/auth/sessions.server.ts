import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Brand } from '~/brand/brand'
import type { Db } from '~/db/db.server'
import { preparedQuery } from '~/db/prepared-query.server'
import { passkeys, totpSecrets } from '~/db/schema/factors'
import { erasures } from '~/db/schema/personal-data'
import { sessions, userAccessLevels, users } from '~/db/schema/users'
import type { Locale } from '~/i18n/locales'
import type { AccessLevel } from '~/lib/access-levels'
import type { MemberRole } from '~/lib/member-roles'
import { maySignIn, type SignInPolicy } from '~/lib/sign-in-policy'
import type { ViewTheme } from '~/lib/viewed'
import { type FactorPolicy, needsFactor, restrictionOf, type SessionRestriction } from './factor-policy'
import { can, type Member } from './permissions'
import { hashOf, newToken } from './tokens.server'

/** A session in use is renewed at most this often: not every page view is a write. */
const minRenewIntervalMs = 10 * 60 * 1000

/** How long a session lasts after its last use, and after its sign-in however much it is used. */
export type SessionLimit = { idleMs: number; mostMs: number }
export type SessionLimits = { member: SessionLimit; admin: SessionLimit }

/** As what an admin looks at the members' pages, and until when. */
export type View = { role: MemberRole; level: AccessLevel; locale: Locale; theme: ViewTheme; until: Date }

/** A person who is signed in with one browser. */
export type Session = {
  id: string
  createdAt: Date
  usedAt: Date
  expiresAt: Date
  /** When the person last proved who they are. */
  provenAt: Date
  /** All that the session is for, until the person has a second factor or has used it. */
  restriction: SessionRestriction | undefined
  /** They must have a second factor, and have none yet. */
  lacksFactor: boolean
  /** While the pages are viewed as someone else, this is who they are shown to: no admin. */
  member: Member
  /** The admin is looking at the pages as this; nothing can be changed meanwhile. */
  view: View | undefined
  /** Also while they look as someone else. */
  isAdmin: boolean
  user: SessionUser
}
type SessionUser = {
  id: string
  email: string
  name: string
  locale: Locale
  createdAt: Date
  /** When everything about the person will be erased, if that was asked for. */
  erasedOn: Date | null
}

/** A new session. Its token is stored only in the browser. */
export type StartedSession = { token: string; lastsMs: number; email: string }

type Needs = { db: Db; now: Date; sessionLimits: SessionLimits }
type StartNeeds = Needs & { factorPolicy: FactorPolicy }
type FindNeeds = StartNeeds & { signInPolicy: SignInPolicy; brand: Pick<Brand, 'domain'> }

const limitOf = ({ sessionLimits }: Pick<Needs, 'sessionLimits'>, isAdmin: boolean) =>
  isAdmin ? sessionLimits.admin : sessionLimits.member

/** Uses the current limits and not those of the sign-in: settings and promotions apply to existing sessions. */
const expiryOf = ({ createdAt, usedAt }: { createdAt: Date; usedAt: Date }, { idleMs, mostMs }: SessionLimit) =>
  new Date(Math.min(usedAt.getTime() + idleMs, createdAt.getTime() + mostMs))

type NewSession = {
  userId: string
  email: string
  isAdmin: boolean
  userAgent: string
  hasSecondFactor?: boolean
  /** When the person was last asked who they are, if not now. */
  provenAt?: Date
}

/** Signing in is a proof of who someone is. Without the factor that they must have it uses up their grace. */
export async function startSession(needs: StartNeeds, session: NewSession) {
  const { userId, email, isAdmin, hasSecondFactor = false } = session
  const { db, now, factorPolicy } = needs
  const token = newToken()
  const expiresAt = expiryOf({ createdAt: now, usedAt: now }, limitOf(needs, isAdmin))
  await db
    .update(users)
    .set({ lastSignInAt: now, inactiveAskedAt: null, inactiveAskedAgainAt: null })
    .where(eq(users.id, userId))
  const userAgent = session.userAgent.slice(0, 300)
  const times = { createdAt: now, usedAt: now, expiresAt, provenAt: session.provenAt ?? now }
  await db.insert(sessions).values({ hash: hashOf(token), userId, userAgent, hasSecondFactor, ...times })
  if (!hasSecondFactor && needsFactor(factorPolicy, isAdmin)) {
    const isFirst = and(eq(users.id, userId), isNull(users.factorGraceAt))
    await db.update(users).set({ factorGraceAt: now }).where(isFirst)
  }
  return { token, lastsMs: expiresAt.getTime() - now.getTime(), email } satisfies StartedSession
}

/** Whether the account of the row of `users` has a second factor; recovery codes alone are none. */
const hasFactor = sql<boolean>`(exists (select 1 from ${passkeys} where ${passkeys.userId} = ${users.id}) or exists (select 1 from ${totpSecrets} where ${totpSecrets.userId} = ${users.id} and ${totpSecrets.confirmedAt} is not null))`

/** When everything about the account of the row of `users` will be erased. */
const erasedOn =
  sql<Date | null>`(select ${erasures.dueAt} from ${erasures} where ${erasures.email} = ${users.email})`.mapWith(
    erasures.dueAt,
  )

/** By name: each column of each row costs time, and every page of members asks. */
const sessionColumns = {
  session: {
    id: sessions.id,
    createdAt: sessions.createdAt,
    usedAt: sessions.usedAt,
    provenAt: sessions.provenAt,
    hasSecondFactor: sessions.hasSecondFactor,
    viewRole: sessions.viewRole,
    viewLevel: sessions.viewLevel,
    viewLocale: sessions.viewLocale,
    viewTheme: sessions.viewTheme,
    viewUntil: sessions.viewUntil,
  },
  user: {
    id: users.id,
    email: users.email,
    name: users.name,
    locale: users.locale,
    createdAt: users.createdAt,
    factorGraceAt: users.factorGraceAt,
  },
  access: {
    role: userAccessLevels.role,
    accessLevel: userAccessLevels.accessLevel,
    adminRole: userAccessLevels.adminRole,
  },
}

/** Every request of members asks. */
const sessionQuery = preparedQuery((db) =>
  db
    .select({ ...sessionColumns, hasFactor, erasedOn })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
    .where(eq(sessions.hash, sql.placeholder('hash')))
    .prepare('session'),
)

/** The session of this token. Looked up at every request, so that ending a session takes effect at once. */
export async function findSession(needs: FindNeeds, token: string): Promise<Session | undefined> {
  const { db, now, signInPolicy, factorPolicy, brand } = needs
  const [row] = await sessionQuery(db).execute({ hash: hashOf(token) })
  if (!row) return undefined
  const { session, user, access } = row
  const expiresAt = expiryOf(session, limitOf(needs, access.adminRole !== null))
  if (expiresAt <= now) return undefined
  const { id, email, name, locale, createdAt } = user
  if (!maySignIn(signInPolicy, brand.domain, email)) {
    await endSession(needs, id, session.id)
    return undefined
  }
  const { role, accessLevel: level, adminRole } = access
  const isAdmin = adminRole !== null
  const view = can({ userId: id, email, role, level, adminRole }, 'view.as') ? viewOf(session, now) : undefined
  const isNeeded = needsFactor(factorPolicy, isAdmin)
  const restriction = restrictionOf({
    isNeeded,
    isPassed: session.hasSecondFactor,
    hasFactor: row.hasFactor,
    createdAt: session.createdAt,
    graceAt: user.factorGraceAt,
  })
  return {
    id: session.id,
    createdAt: session.createdAt,
    usedAt: session.usedAt,
    expiresAt,
    provenAt: session.provenAt,
    restriction,
    lacksFactor: isNeeded && !row.hasFactor && !session.hasSecondFactor,
    user: { id, email, name, locale, createdAt, erasedOn: row.erasedOn },
    member: view
      ? { userId: id, email, role: view.role, level: view.level, adminRole: null }
      : { userId: id, email, role, level, adminRole },
    view,
    isAdmin,
  }
}

type StoredView = Pick<
  typeof sessions.$inferSelect,
  'viewRole' | 'viewLevel' | 'viewLocale' | 'viewTheme' | 'viewUntil'
>

/** The view that is stored with a session, until its time is over. */
function viewOf(session: StoredView, now: Date): View | undefined {
  const { viewRole: role, viewLevel: level, viewLocale: locale, viewTheme: theme, viewUntil: until } = session
  if (!role || !level || !locale || !theme || !until || until <= now) return undefined
  return { role, level, locale, theme, until }
}

/** Restarts the idle time and returns the new end; undefined when it was renewed less than ten minutes ago. */
export async function renewSession(needs: Needs, session: Session): Promise<Date | undefined> {
  const { db, now } = needs
  if (now.getTime() - session.usedAt.getTime() < minRenewIntervalMs) return undefined
  const expiresAt = expiryOf({ createdAt: session.createdAt, usedAt: now }, limitOf(needs, session.isAdmin))
  const renewed = await db
    .update(sessions)
    .set({ usedAt: now, expiresAt })
    .where(eq(sessions.id, session.id))
    .returning({ id: sessions.id })
  return renewed.length > 0 ? expiresAt : undefined
}

/** Records that the person of a session has proved who they are, and whether with a second factor. */
export async function renewProof({ db, now }: Pick<Needs, 'db' | 'now'>, id: string, hasSecondFactor: boolean) {
  const proof = { provenAt: now, ...(hasSecondFactor && { hasSecondFactor }) }
  await db.update(sessions).set(proof).where(eq(sessions.id, id))
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

/** Ends a session only if it is this person's. Returns how many ended: one or none. */
export async function endSession({ db }: Pick<Needs, 'db'>, userId: string, id: string) {
  const isOwn = and(eq(sessions.id, id), eq(sessions.userId, userId))
  const ended = await db.delete(sessions).where(isOwn).returning({ id: sessions.id })
  return ended.length
}

/** Ends all of a person's sessions, or all but one. Returns how many ended. */
export async function endSessions({ db }: Pick<Needs, 'db'>, userId: string, exceptSessionId?: string) {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), exceptSessionId ? ne(sessions.id, exceptSessionId) : sql`true`))
    .returning({ id: sessions.id })
  return ended.length
}

/** Ends the sessions of everyone whom the policy no longer allows, also of those who send no request. */
export async function endDisallowedSessions({
  db,
  signInPolicy,
  brand,
}: Omit<FindNeeds, 'now' | 'sessionLimits' | 'factorPolicy'>) {
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
