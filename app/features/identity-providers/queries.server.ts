import { and, eq } from 'drizzle-orm'
import { decrypt } from '~/auth/encryption.server'
import type { ProviderSettings } from '~/auth/openid.server'
import { authorize } from '~/auth/permissions'
import type { OutgoingRules } from '~/auth/provider-fetch.server'
import { identityProviders, linkedIdentities } from '~/db/schema/identity-providers'
import { organisationDomains, organisations } from '~/db/schema/organisations'
import { domainOf } from '~/lib/mail-providers'
import type { Ctx } from '~/web/ctx.server'
import { callbackPath, type Provider } from './model'

/** What the key of the encrypted secrets is derived for. */
export const secretPurpose = 'identity provider'

export type ProviderRow = typeof identityProviders.$inferSelect

export async function findProvider({ db }: Pick<Ctx, 'db'>, organisationId: string): Promise<ProviderRow | undefined> {
  const [row] = await db.select().from(identityProviders).where(eq(identityProviders.organisationId, organisationId))
  return row
}

/** The provider of an organisation, for the admin page; null when none is set up. */
export async function getProvider(ctx: Ctx, organisationId: string): Promise<Provider | null> {
  authorize(ctx.actor, 'organisation.signOn')
  const row = await findProvider(ctx, organisationId)
  if (!row) return null
  const { issuer, clientId, isEnabled, createdAt } = row
  const links = await ctx.db.$count(linkedIdentities, eq(linkedIdentities.providerId, row.id))
  return { issuer, clientId, isEnabled, createdAt, links }
}

/** Where the owner of an address signs in: the provider of the organisation that has its domain, if it is on. */
export async function findProviderOf({ db }: Pick<Ctx, 'db'>, email: string) {
  const [row] = await db
    .select({ provider: identityProviders, organisation: organisations.name })
    .from(organisationDomains)
    .innerJoin(organisations, eq(organisations.id, organisationDomains.organisationId))
    .innerJoin(identityProviders, eq(identityProviders.organisationId, organisations.id))
    .where(and(eq(organisationDomains.domain, domainOf(email)), eq(identityProviders.isEnabled, true)))
  return row
}

/** Undefined when the secret was encrypted with another secret of the server: it has to be entered again. */
export function settingsOf({ keyedHash }: Pick<Ctx, 'keyedHash'>, row: ProviderRow): ProviderSettings | undefined {
  const clientSecret = decrypt(keyedHash, secretPurpose, row.id, row.clientSecret)
  return clientSecret === undefined ? undefined : { issuer: row.issuer, clientId: row.clientId, clientSecret }
}

export const outgoingRules = ({ publicUrl, privateHosts }: Pick<Ctx, 'publicUrl' | 'privateHosts'>): OutgoingRules => ({
  isSecure: publicUrl.protocol === 'https:',
  privateHosts,
})

export const redirectUri = ({ publicUrl }: Pick<Ctx, 'publicUrl'>) => new URL(callbackPath, publicUrl).href
