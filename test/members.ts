import type { Member } from '~/auth/permissions'
import { events } from '~/db/schema/events'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { userAccessLevels, users } from '~/db/schema/users'
import type { Locale } from '~/i18n/locales'
import type { Ctx } from '~/web/ctx.server'

type MemberOverrides = Partial<Omit<Member, 'userId'>> & { name?: string; locale?: Locale }

/** The session of someone who has just proved who they are. */
export const provenSession = ({ now }: Pick<Ctx, 'now'>) => ({ session: { id: crypto.randomUUID(), provenAt: now } })

/** The same context with a new member as actor, who has just proved who they are. */
export async function asMember(ctx: Ctx, { name = '', locale = 'en', ...overrides }: MemberOverrides = {}) {
  const email = overrides.email ?? `${crypto.randomUUID()}@devices.example`
  const [user] = await ctx.db.insert(users).values({ email, name, passwordHash: '', locale }).returning()
  const userId = user?.id ?? ''
  const actor: Member = { userId, role: 'supplier', level: 'entry', adminRole: null, ...overrides, email }
  const { role, level: accessLevel, adminRole } = actor
  await ctx.db.insert(userAccessLevels).values({ userId, role, accessLevel, adminRole })
  return { ...ctx, actor, ...provenSession(ctx) }
}

/** Input of `startSession`. */
export const newSession = (userId: string, userAgent = '') => ({ userId, email: '', isAdmin: false, userAgent })

export const asAdmin = (ctx: Ctx, email = `${crypto.randomUUID()}@nordbro.example`) =>
  asMember(ctx, { email, adminRole: 'owner' })

/** Adds an organisation with these members. */
export async function addOrganisation({ db }: Pick<Ctx, 'db'>, ...members: { actor: Member }[]) {
  const [row] = await db.insert(organisations).values({ name: 'Fjord', kind: 'supplier' }).returning()
  const organisationId = row?.id ?? ''
  const rows = members.map(({ actor: { userId } }) => ({ userId, organisationId }))
  await db.insert(organisationMembers).values(rows)
}

/** Adds an event in two weeks, by default for suppliers of every level, and returns its id. */
export async function addEvent({ db }: Pick<Ctx, 'db'>, overrides: Partial<typeof events.$inferInsert> = {}) {
  const [event] = await db
    .insert(events)
    .values({
      title: 'Care at home',
      eventType: 'Round table',
      eventDate: new Date('2026-12-01T17:00:00Z'),
      timeZone: 'Europe/Stockholm',
      location: 'Stockholm',
      roles: ['supplier'],
      ...overrides,
    })
    .returning()
  return event?.id ?? ''
}
