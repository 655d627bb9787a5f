import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client'
import { z } from 'zod'
import type { AnswerFault, ProviderClaims, ProviderFault } from './provider-answers'
import { isAllowedProtocol, OutgoingError, type OutgoingRules, providerFetch } from './provider-fetch.server'

/** How far the clock of a provider may be off. */
const toleranceSeconds = 30

export type ProviderSettings = { issuer: string; clientId: string; clientSecret: string }

export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly fault: ProviderFault

  constructor(fault: ProviderFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

/** As the provider prefers it; without a preference in the header, as the standard says. */
const clientAuth =
  (secret: string): ClientAuth =>
  (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const authenticate = methods.includes('client_secret_basic') ? ClientSecretBasic(secret) : ClientSecretPost(secret)
    authenticate(server, client, body, headers)
  }

/** Reads what the provider says of itself, each time anew: keys and addresses change there without notice. */
export async function openProvider(rules: OutgoingRules, provider: ProviderSettings): Promise<Configuration> {
  const issuer = new URL(provider.issuer)
  if (!isAllowedProtocol(rules, issuer)) throw new ProviderError('protocol')
  const client = { client_secret: provider.clientSecret, [clockTolerance]: toleranceSeconds }
  const config = await discovery(issuer, provider.clientId, client, clientAuth(provider.clientSecret), {
    [customFetch]: providerFetch(rules),
    // Without it the signature of an ID token is not verified: the standard lets clients rely on TLS alone.
    execute: [enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])],
  }).catch((error: unknown) => {
    throw new ProviderError(discoveryFault(error), error)
  })
  const metadata = config.serverMetadata()
  // The library accepts the addresses of Microsoft for several tenants, where anyone can have an account.
  if (URL.parse(metadata.issuer)?.href !== issuer.href) throw new ProviderError('issuer')
  for (const endpoint of [metadata.authorization_endpoint, metadata.token_endpoint, metadata.jwks_uri]) {
    const url = endpoint ? URL.parse(endpoint) : null
    if (!url || !isAllowedProtocol(rules, url)) throw new ProviderError('endpoints')
  }
  return config
}

function discoveryFault(error: unknown): ProviderFault {
  const outgoing = outgoingIn(error)
  if (outgoing) return outgoing.fault
  return error instanceof ClientError && error.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED' ? 'issuer' : 'metadata'
}

/** The library wraps what `fetch` throws. */
const outgoingIn = (error: unknown): OutgoingError | undefined => {
  if (error instanceof OutgoingError) return error
  return error instanceof Error && error.cause ? outgoingIn(error.cause) : undefined
}

type SignInRequest = {
  redirectUri: string
  state: string
  nonce: string
  codeVerifier: string
  loginHint: string
  /** The provider has to ask the person again, however recently they have signed in there. */
  isProof: boolean
}

/** Where the browser is sent. */
export async function providerAddress(config: Configuration, request: SignInRequest): Promise<string> {
  const address = buildAuthorizationUrl(config, {
    scope: 'openid email profile',
    redirect_uri: request.redirectUri,
    state: request.state,
    nonce: request.nonce,
    code_challenge: await calculatePKCECodeChallenge(request.codeVerifier),
    code_challenge_method: 'S256',
    login_hint: request.loginHint,
    ...(request.isProof && { max_age: '0', prompt: 'login' }),
  })
  return address.href
}

const flag = z.union([z.boolean(), z.string(), z.number()]).optional().catch(undefined)
const claimsSchema: z.ZodType<ProviderClaims> = z.object({
  iss: z.string(),
  // As the standard says; a database can't store every other character.
  sub: z.string().regex(/^[\x20-\x7e]{1,255}$/),
  email: z.string().optional().catch(undefined),
  email_verified: flag,
  xms_edov: flag,
  name: z.string().optional().catch(undefined),
  amr: z.array(z.string()).optional().catch(undefined),
  auth_time: z.number().optional().catch(undefined),
})

export class AnswerError extends Error {
  override name = 'AnswerError'
  readonly fault: AnswerFault

  constructor(fault: AnswerFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

type Expected = { state: string; nonce: string; codeVerifier: string }

/**
 * Exchanges the code of an answer and verifies the ID token: state, issuer, signature, audience, nonce and times. `url` is the
 * address that the browser came back to.
 */
export async function readAnswer(config: Configuration, url: URL, expected: Expected): Promise<ProviderClaims> {
  try {
    const tokens = await authorizationCodeGrant(config, url, {
      expectedState: expected.state,
      expectedNonce: expected.nonce,
      pkceCodeVerifier: expected.codeVerifier,
      idTokenExpected: true,
    })
    const claims = claimsSchema.parse(tokens.claims())
    if (claims.email !== undefined || !config.serverMetadata().userinfo_endpoint) return claims
    // Many providers tell the address only there. Its subject is compared; all else is taken from the ID token.
    const info = await fetchUserInfo(config, tokens.access_token, claims.sub)
    const { email, email_verified, name } = claimsSchema.parse({ ...info, iss: claims.iss })
    return { ...claims, email, email_verified, name: claims.name ?? name }
  } catch (error) {
    throw new AnswerError(answerFault(error), error)
  }
}

function answerFault(error: unknown): AnswerFault {
  if (error instanceof AuthorizationResponseError) return error.error === 'access_denied' ? 'denied' : 'answer'
  if (outgoingIn(error)) return 'unavailable'
  return error instanceof ClientError && error.code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED' ? 'clock' : 'answer'
}
