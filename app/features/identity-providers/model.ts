import type { ProviderFault } from '~/auth/provider-answers'
import { organisationPage } from '~/features/organisations/model'

export const providerLengths = { issuer: 300, clientId: 300, clientSecret: 500 } as const

/** Where providers send the browser back to. It is entered at the provider, so it must not change. */
export const callbackPath = '/login/organisation/callback'

export const providerPage = (organisationId: string) => `${organisationPage(organisationId)}/single-sign-on`

/** What the admin page shows. The secret is never shown again. */
export type Provider = { issuer: string; clientId: string; isEnabled: boolean; createdAt: Date; links: number }

/** `gone`: the organisation, or the provider. `secret`: a new issuer or client needs its secret. The others: see `ProviderFault`. */
export const providerRefusals = [
  'gone',
  'secret',
  'no-domains',
  'unreadable',
  'protocol',
  'private',
  'unreachable',
  'timeout',
  'too-large',
  'metadata',
  'issuer',
  'endpoints',
] as const satisfies readonly ('gone' | 'secret' | 'no-domains' | 'unreadable' | ProviderFault)[]
export type ProviderRefusal = (typeof providerRefusals)[number]

export type ProviderForm = { data: undefined; reason: ProviderRefusal }
