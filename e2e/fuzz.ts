import fc from 'fast-check'
import { type AnyRequest, anyReading, anySending } from './any-request.ts'
import { enterAs } from './demo.ts'
import { ask, leaks } from './http.ts'
import type { Site } from './server.ts'
import { type FoundForm, survey } from './survey.ts'
import { expect } from './test.ts'

type Effort = { seed: number; runs: number }

const people = ['visitor', 'supplier', 'admin'] as const

/** Ends the session that the rest is asked with. */
const endsSession = (action: string) => /^\/sign-out|form=session/.test(action)

/** Sends anything to every route and every form of the built server, as a visitor, a member and an admin. */
export async function askAnything(site: Site, { seed, runs }: Effort) {
  let asked = 0
  const check = async (requests: fc.Arbitrary<AnyRequest>) => {
    const property = fc.asyncProperty(requests, async (request) => {
      asked += 1
      await expectAnswer(site, request)
    })
    await fc.assert(property, { seed, numRuns: runs, endOnFailure: false })
  }
  for (const who of people) {
    const Cookie = who === 'visitor' ? '' : await enterAs(site, who)
    const known = await survey(site, Cookie)
    for (const { path } of known.routes) await check(anyReading(known, path, Cookie))
    const bare = known.routes
      .filter(({ hasAction }) => hasAction)
      .map(({ path }): FoundForm => ({ action: path, fields: [] }))
    for (const form of [...known.forms, ...bare]) {
      await check(anySending(known, form, site.url, endsSession(form.action) ? '' : Cookie))
    }
    // Nothing of it has ended the session: all was asked as whom it says.
    const { status } = await ask(site, '/account', { headers: { Cookie } })
    expect([who, status]).toEqual([who, who === 'visitor' ? 302 : 200])
  }
  return asked
}

async function expectAnswer(site: Site, request: AnyRequest) {
  const { status, headers, text } = await ask(site, request.address, request)
  const sent = `${request.address} ${request.body ?? ''}`
  if (status >= 500) throw new Error(`answered with ${status}`)
  if (leaks.test(text) && !leaks.test(decodeURIComponentOr(sent)))
    throw new Error(`told too much: ${leaks.exec(text)?.[0]}`)
  if (headers['x-content-type-options'] !== 'nosniff') throw new Error('answered without the headers')
}

/** What was sent as it may come back. */
function decodeURIComponentOr(sent: string) {
  try {
    return decodeURIComponent(sent)
  } catch {
    return sent
  }
}
