import { asc, eq } from 'drizzle-orm'
import { auditLog } from '~/db/schema/audit-log'
import { userAccessLevels, users } from '~/db/schema/users'
import { createOrganisation } from '~/features/organisations/commands.server'
import { listMembers } from '~/features/organisations/queries.server'
import type { Ctx } from '~/web/ctx.server'

/** What the form of an organisation sends. */
export const organisationFields = {
  name: 'Region Norrmark',
  kind: 'hospital' as const,
  country: 'SE' as const,
  level: 'builder' as const,
  ownerId: null,
  domains: ['norrmark.se'],
  tags: ['pilot'],
  notes: 'Ask for Anna.',
}

export async function addUser(
  ctx: Ctx,
  email: string,
  { isAdmin = false, level = 'entry' as 'entry' | 'premium' } = {},
) {
  const [user] = await ctx.db.insert(users).values({ email, passwordHash: '', locale: 'sv' }).returning()
  const userId = user?.id ?? ''
  const hasOwnLevel = level !== 'entry'
  await ctx.db
    .insert(userAccessLevels)
    .values({ userId, role: 'hospital', accessLevel: level, hasOwnLevel, adminRole: isAdmin ? 'owner' : null })
  return userId
}

export async function asOwner(baseCtx: Ctx) {
  const userId = await addUser(baseCtx, 'admin@nordbro.example', { isAdmin: true })
  const ctx: Ctx = {
    ...baseCtx,
    actor: { userId, email: 'admin@nordbro.example', role: 'supplier', level: 'entry', adminRole: 'owner' },
  }
  return ctx
}

export async function newOrganisation(ctx: Ctx, more: Partial<typeof organisationFields> = {}) {
  const id = crypto.randomUUID()
  await createOrganisation(ctx, { id, ...organisationFields, ...more })
  return id
}

export const levelOf = async ({ db }: Ctx, userId: string) => {
  const [row] = await db.select().from(userAccessLevels).where(eq(userAccessLevels.userId, userId))
  return row?.accessLevel
}

export const emailsOf = async (ctx: Ctx, id: string) =>
  (await listMembers(ctx, id, 1)).members.map(({ email }) => email)

export const listActions = async ({ db }: Ctx) =>
  (await db.select({ action: auditLog.action }).from(auditLog).orderBy(asc(auditLog.createdAt), asc(auditLog.id))).map(
    ({ action }) => action,
  )
