import fc from 'fast-check'
import { type AnyRequest, anyReading, anySending } from './any-request.ts'
import { enterAs } from './demo.ts'
import { ask, leaks } from './http.ts'
import type { Site } from './server.ts'
import { type FoundForm, survey } from './survey.ts'
import { expect } from './test.ts'

type Effort = { seed: number; runs: number }

const people = ['visitor', 'supplier', 'admin'] as const

/** Whether the form ends the session that the other requests use. */
const endsSession = (action: string) => /^\/sign-out|form=session/.test(action)

/** Sends arbitrary requests to every route and form of the built server, as a visitor, a member and an admin. Returns their count. */
export async function sendArbitraryRequests(site: Site, { seed, runs }: Effort) {
  let requestCount = 0
  const check = async (requests: fc.Arbitrary<AnyRequest>) => {
    const property = fc.asyncProperty(requests, async (request) => {
      requestCount += 1
      await expectAnswer(site, request)
    })
    await fc.assert(property, { seed, numRuns: runs, endOnFailure: false })
  }
  for (const who of people) {
    const Cookie = who === 'visitor' ? '' : await enterAs(site, who)
    const surveyed = await survey(site, Cookie)
    for (const { path } of surveyed.routes) await check(anyReading(surveyed, path, Cookie))
    const emptyForms = surveyed.routes
      .filter(({ hasAction }) => hasAction)
      .map(({ path }): FoundForm => ({ action: path, fields: [] }))
    for (const form of [...surveyed.forms, ...emptyForms]) {
      await check(anySending(surveyed, form, site.url, endsSession(form.action) ? '' : Cookie))
    }
    // The session has not ended: all requests were made as `who`.
    const { status } = await ask(site, '/account', { headers: { Cookie } })
    expect([who, status]).toEqual([who, who === 'visitor' ? 302 : 200])
  }
  return requestCount
}

async function expectAnswer(site: Site, request: AnyRequest) {
  const { status, headers, text } = await ask(site, request.address, request)
  const sent = `${request.address} ${request.body ?? ''}`
  if (status >= 500) throw new Error(`answered with ${status}`)
  if (leaks.test(text) && !leaks.test(decodeURIComponentOr(sent))) throw new Error(`leaked: ${leaks.exec(text)?.[0]}`)
  if (headers['x-content-type-options'] !== 'nosniff') throw new Error('answered without the headers')
}

/** Decodes where that is possible: the page shows submitted texts decoded. */
function decodeURIComponentOr(sent: string) {
  try {
    return decodeURIComponent(sent)
  } catch {
    return sent
  }
}
