import { and, eq, ne } from 'drizzle-orm'
import { encrypt } from '~/auth/encryption.server'
import { requireFreshProof } from '~/auth/fresh-proof.server'
import { openProvider, ProviderError } from '~/auth/openid.server'
import { authorize } from '~/auth/permissions'
import { identityProviders, linkedIdentities } from '~/db/schema/identity-providers'
import { organisationDomains } from '~/db/schema/organisations'
import { type AdminCtx, adminCommand } from '~/features/admin/commands.server'
import { lockOrganisation } from '~/features/organisations/sources/memberships.server'
import { recordSecurityEvent } from '~/features/security-events/commands.server'
import { Refused } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import type { ProviderRefusal } from './model'
import { findProvider, outgoingRules, type ProviderRow, secretPurpose, settingsOf } from './queries.server'
import type { ProviderInput } from './schema'

type Ref = { organisation: string }

const refused = (reason: ProviderRefusal) => new Refused(reason)

/**
 * A change of a provider: after a fresh proof, as it decides who gets into the accounts of a domain, and under the lock of
 * the organisation, in the order of a merge.
 */
const providerCommand = <Input extends Ref>(
  run: (ctx: AdminCtx, input: Input, organisation: { id: string; name: string }) => Promise<void>,
) => {
  const command = adminCommand('organisation.signOn', async (ctx, input: Input) =>
    run(ctx, input, await lockOrganisation(ctx, input.organisation)),
  )
  return async (ctx: Ctx, input: Input) => {
    authorize(ctx.actor, 'organisation.signOn')
    requireFreshProof(ctx)
    await command(ctx, input)
  }
}

type Change = 'saved' | 'turned-on' | 'turned-off' | 'removed'

async function recordChange(ctx: AdminCtx, change: Change, { id, name }: { id: string; name: string }, issuer: string) {
  await ctx.record({ action: `identity-provider.${change}`, id, name, details: { issuer } })
  await recordSecurityEvent(ctx, { kind: `provider.${change}`, userId: null, details: { organisation: id } })
}

/**
 * Sets up the provider of an organisation, or changes it. A changed one is off until it is turned on again, and people of
 * another issuer are not those of the earlier one, so their links are removed.
 */
export const saveProvider = providerCommand(async (ctx, input: ProviderInput & Ref, organisation) => {
  const { issuer, clientId } = input
  const before = await findProvider(ctx, organisation.id)
  if (!before) return createProvider(ctx, input, organisation)
  const stored = settingsOf(ctx, before)
  const isSameClient = before.issuer === issuer && before.clientId === clientId
  if (!input.clientSecret && !isSameClient) throw refused('secret')
  const clientSecret = input.clientSecret ?? stored?.clientSecret
  if (clientSecret === undefined) throw refused('unreadable')
  if (isSameClient && clientSecret === stored?.clientSecret) return
  await ctx.db
    .update(identityProviders)
    .set({ issuer, clientId, clientSecret: sealed(ctx, before.id, clientSecret), isEnabled: false })
    .where(eq(identityProviders.id, before.id))
  const isOther = and(eq(linkedIdentities.providerId, before.id), ne(linkedIdentities.issuer, issuer))
  await ctx.db.delete(linkedIdentities).where(isOther)
  await recordChange(ctx, 'saved', organisation, issuer)
})

async function createProvider(
  ctx: AdminCtx,
  { issuer, clientId, clientSecret }: ProviderInput,
  organisation: { id: string; name: string },
) {
  if (!clientSecret) throw refused('secret')
  const id = crypto.randomUUID()
  const row = { id, organisationId: organisation.id, issuer, clientId, createdAt: ctx.now }
  await ctx.db.insert(identityProviders).values({ ...row, clientSecret: sealed(ctx, id, clientSecret) })
  await recordChange(ctx, 'saved', organisation, issuer)
}

const sealed = ({ keyedHash }: Ctx, id: string, secret: string) => encrypt(keyedHash, secretPurpose, id, secret)

/** Asks the provider for what it says of itself. Refused with what is wrong. Changes nothing. */
export async function testProvider(ctx: Ctx, { organisation }: Ref) {
  authorize(ctx.actor, 'organisation.signOn')
  await reachProvider(ctx, organisation)
}

/** Outside of a transaction: the embedded database has one connection, and a provider may take its time. */
async function reachProvider(ctx: Ctx, organisationId: string): Promise<ProviderRow> {
  const row = await findProvider(ctx, organisationId)
  if (!row) throw refused('gone')
  const settings = settingsOf(ctx, row)
  if (!settings) throw refused('unreadable')
  try {
    await openProvider(outgoingRules(ctx), settings)
  } catch (error) {
    throw error instanceof ProviderError ? refused(error.fault) : error
  }
  return row
}

/** Only one that answers, so that nobody is sent to an address that does not work. */
export async function turnOnProvider(ctx: Ctx, { organisation }: Ref) {
  authorize(ctx.actor, 'organisation.signOn')
  requireFreshProof(ctx)
  const { issuer, clientId } = await reachProvider(ctx, organisation)
  await turnOn(ctx, { organisation, issuer, clientId })
}

/** Only the settings that were just tested match: a colleague may have saved others meanwhile. */
const turnOn = providerCommand(
  async (ctx, { issuer, clientId }: Ref & { issuer: string; clientId: string }, organisation) => {
    const hasDomains = await ctx.db.$count(organisationDomains, eq(organisationDomains.organisationId, organisation.id))
    if (hasDomains === 0) throw refused('no-domains')
    const before = await findProvider(ctx, organisation.id)
    if (before?.issuer !== issuer || before.clientId !== clientId) throw refused('gone')
    if (before.isEnabled) return
    await ctx.db.update(identityProviders).set({ isEnabled: true }).where(eq(identityProviders.id, before.id))
    await recordChange(ctx, 'turned-on', organisation, issuer)
  },
)

/** Sessions stay; nobody gets a new one through it. */
export const turnOffProvider = providerCommand(async (ctx, _: Ref, organisation) => {
  const [changed] = await ctx.db
    .update(identityProviders)
    .set({ isEnabled: false })
    .where(and(eq(identityProviders.organisationId, organisation.id), eq(identityProviders.isEnabled, true)))
    .returning()
  if (changed) await recordChange(ctx, 'turned-off', organisation, changed.issuer)
})

/** With the links of its people, who sign in with a password from now on. */
export const removeProvider = providerCommand(async (ctx, _: Ref, organisation) => {
  const [removed] = await ctx.db
    .delete(identityProviders)
    .where(eq(identityProviders.organisationId, organisation.id))
    .returning()
  if (!removed) throw refused('gone')
  await recordChange(ctx, 'removed', organisation, removed.issuer)
})
