import { createHash, createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Claims = Record<string, unknown>

/** What the provider does wrong; nothing by default. */
export type Forgery = {
  claims?: Claims
  header?: Record<string, unknown>
  /** Signed with a key that the provider does not publish. */
  isForeignKey?: boolean
  /** Signed with the client's secret, or not at all. */
  signature?: 'secret' | 'none'
  metadata?: Record<string, unknown>
  /** Status of the answer of the token endpoint. */
  tokenStatus?: number
}

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An OpenID Connect provider on loopback that says whatever a test wants it to say. */
export async function startForger() {
  const [own, foreign] = [newKeys(), newKeys()]
  let forgery: Forgery = {}
  /** What belongs to each code: one without its verifier is refused. */
  const codes = new Map<string, { nonce: string; challenge: string }>()
  const seconds = () => Math.floor(Date.now() / 1000)

  const idToken = (issuer: string, nonce: string) => {
    const claims = {
      ...{ iss: issuer, aud: 'nordbro', sub: 'subject-1', nonce, iat: seconds(), exp: seconds() + 300 },
      ...{ auth_time: seconds(), email: 'anna@hospital.example', email_verified: true },
      ...forgery.claims,
    }
    const signed = `${encode({ alg: 'RS256', kid: 'own', ...forgery.header })}.${encode(claims)}`
    return `${signed}.${signatureOf(signed, forgery.isForeignKey ? foreign.privateKey : own.privateKey)}`
  }
  const signatureOf = (text: string, key: KeyObject) => {
    if (forgery.signature === 'none') return ''
    if (forgery.signature === 'secret') return createHmac('sha256', 'the secret').update(text).digest('base64url')
    return sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')
  }

  const server = createServer(async (request, response) => {
    const answer = (body: unknown, status = 200) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    if (request.url === '/.well-known/openid-configuration') return answer({ ...metadata, ...forgery.metadata })
    if (request.url === '/jwks') {
      return answer({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' }] })
    }
    if (request.url !== '/token') return answer({}, 404)
    const body = new URLSearchParams(Buffer.concat(await request.toArray()).toString())
    const verifier = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    const asked = codes.get(body.get('code') ?? '')
    if (forgery.tokenStatus || verifier !== asked?.challenge) {
      return answer({ error: 'invalid_grant' }, forgery.tokenStatus ?? 400)
    }
    return answer({ access_token: 'a', token_type: 'Bearer', id_token: idToken(issuer, asked.nonce) })
  })
  // So that a test that does not stop it can end.
  server.unref()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  }
  return {
    issuer,
    forge: (next: Forgery) => {
      forgery = next
    },
    /** What comes back to us when someone follows the address that they were sent to. */
    answerTo: (address: string, changes: Record<string, string> = {}) => {
      const asked = new URL(address).searchParams
      const code = crypto.randomUUID()
      codes.set(code, { nonce: asked.get('nonce') ?? '', challenge: asked.get('code_challenge') ?? '' })
      return `?${new URLSearchParams({ code, state: asked.get('state') ?? '', ...changes })}`
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
