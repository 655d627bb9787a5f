import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import type { Address } from './server.ts'

export const client = { id: 'nordbro', secret: 'a secret of the hospital' }

/** Who signs in at the provider, and how it says that it has recognised them. */
export type Person = { subject: string; email: string; isVerified?: boolean; amr?: string[] }

type GrantCtx = {
  oidc: {
    client: { clientId: string }
    session: { accountId: string }
    provider: { Grant: new (of: object) => { addOIDCScope: (scope: string) => void; save: () => Promise<unknown> } }
  }
}

/** A hospital's provider on loopback: a page with a button, behind which whoever the test has chosen is signed in. */
export async function startIdentityProvider(site: Address) {
  const people = new Map<string, Person>()
  let person: Person = { subject: '', email: '' }
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${site.url}/login/organisation/callback`],
      },
    ],
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    cookies: { keys: ['of the tests'] },
    findAccount: (_: unknown, subject: string) => ({
      accountId: subject,
      claims: () => {
        const { email, isVerified = true } = people.get(subject) ?? person
        return { sub: subject, email, email_verified: isVerified, name: 'Åsa Lind' }
      },
    }),
    // Nobody is asked for a consent.
    loadExistingGrant: async ({ oidc }: GrantCtx) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const handle = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void handle(request, response)
    if (request.method === 'POST') {
      const isCancelled = request.url.endsWith('/cancel')
      const login = { accountId: person.subject, ...(person.amr && { amr: person.amr }) }
      const result = isCancelled ? { error: 'access_denied' } : { login }
      return void provider.interactionFinished(request, response, result)
    }
    const form = (path: string, label: string) =>
      `<form method="post" action="${path}"><button>${label}</button></form>`
    const page = `<!doctype html><title>Hospital</title><h1>Hospital</h1>${form(request.url, 'Sign in')}${form(`${request.url}/cancel`, 'Cancel')}`
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
  })
  return {
    issuer,
    /** From now on this person signs in. */
    expectPerson: (next: Person) => {
      person = next
      people.set(next.subject, next)
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
