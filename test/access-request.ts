import { eq } from 'drizzle-orm'
import { accessRequests } from '~/db/schema/access-requests'
import { users } from '~/db/schema/users'
import { submitAccessRequest } from '~/features/access-requests/commands.server'
import type { AccessRequestInput } from '~/features/access-requests/schema'
import type { Ctx } from '~/web/ctx.server'

export const request = (overrides: Partial<AccessRequestInput> = {}): AccessRequestInput => ({
  name: 'Kari Berg',
  email: 'kari@sykehus.example',
  organization: 'Nord sykehus',
  role: 'hospital',
  reason: 'We plan a new ward.',
  ...overrides,
})

/** A ctx with an admin as actor. The account is stored: the audit log refers to it. */
export async function asAdmin(ctx: Ctx, email = `admin.${crypto.randomUUID()}@nordbro.example`): Promise<Ctx> {
  const [user] = await ctx.db.insert(users).values({ email, passwordHash: '', locale: 'en' }).returning()
  return { ...ctx, actor: { userId: user?.id ?? '', email, role: 'supplier', level: 'premium', adminRole: 'owner' } }
}

/** The id of a stored request that waits for a decision. */
export async function pending(ctx: Ctx, overrides: Partial<AccessRequestInput> = {}) {
  await submitAccessRequest(ctx, request(overrides))
  const [row] = await ctx.db
    .select()
    .from(accessRequests)
    .where(eq(accessRequests.email, overrides.email ?? request().email))
  return row?.id ?? ''
}

export const later = (ctx: Ctx, seconds: number): Ctx => ({ ...ctx, now: new Date(ctx.now.getTime() + seconds * 1000) })
