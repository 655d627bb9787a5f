import type { Member } from '~/auth/permissions'
import { events } from '~/db/schema/events'
import { userAccessLevels, users } from '~/db/schema/users'
import type { Locale } from '~/i18n/locales'
import type { Ctx } from '~/web/ctx.server'

type Given = Partial<Omit<Member, 'userId'>> & { name?: string; locale?: Locale }

/** The same world, asked by someone with an account. */
export async function asMember(ctx: Ctx, { name = '', locale = 'en', ...given }: Given = {}) {
  const email = given.email ?? `${crypto.randomUUID()}@devices.example`
  const [user] = await ctx.db.insert(users).values({ email, name, passwordHash: '', locale }).returning()
  const userId = user?.id ?? ''
  const actor: Member = { userId, role: 'supplier', level: 'entry', isAdmin: false, ...given, email }
  const { role, level: accessLevel, isAdmin } = actor
  await ctx.db.insert(userAccessLevels).values({ userId, role, accessLevel, isAdmin })
  return { ...ctx, actor }
}

/** What `startSession` is told of someone. */
export const newSession = (userId: string, userAgent = '') => ({ userId, email: '', isAdmin: false, userAgent })

export const asAdmin = (ctx: Ctx, email = `${crypto.randomUUID()}@nordbro.example`) =>
  asMember(ctx, { email, isAdmin: true })

/** An event two weeks ahead, for suppliers of every level unless it is said otherwise; its id. */
export async function addEvent({ db }: Pick<Ctx, 'db'>, given: Partial<typeof events.$inferInsert> = {}) {
  const [event] = await db
    .insert(events)
    .values({
      title: 'Care at home',
      eventType: 'Round table',
      eventDate: new Date('2026-12-01T17:00:00Z'),
      timeZone: 'Europe/Stockholm',
      location: 'Stockholm',
      roles: ['supplier'],
      ...given,
    })
    .returning()
  return event?.id ?? ''
}
