import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { newToken } from '~/auth/tokens.server'
import { organisationDomains, organisations } from '~/db/schema/organisations'
import { securityEvents } from '~/db/schema/security-events'
import { saveProvider, turnOnProvider } from '~/features/identity-providers/commands.server'
import { finishSignOn, startSignOn } from '~/features/single-sign-on/commands.server'
import type { Ctx } from '~/web/ctx.server'
import { asAdmin } from './members'
import { type Forgery, startForger } from './token-forger'

export const refusals = ({ db }: Ctx) => db.select().from(securityEvents).where(eq(securityEvents.outcome, 'refused'))
export const eventsOf = async ({ db }: Ctx, userId: string) =>
  (await db.select().from(securityEvents).where(eq(securityEvents.userId, userId))).map(({ kind }) => kind)

/** A site without https, so that the provider may be on this machine. The library reads the clock of the machine. */
export const here = (ctx: Ctx): Ctx => ({
  ...ctx,
  publicUrl: new URL('http://localhost:3000'),
  now: new Date(),
  signInPolicy: 'open',
})

/** A hospital with a provider of forged tokens for the tests of a file, and Anna who signs in there. */
export function startHospital() {
  let running: Awaited<ReturnType<typeof startForger>>
  beforeAll(async () => {
    running = await startForger()
  })
  beforeEach(() => running.forge({}))
  afterAll(() => running.stop())

  const anna = 'anna@hospital.example'
  const browser = { browserToken: newToken(), deviceCookie: undefined, userAgent: 'Firefox' }
  const forger = {
    forge: (forgery: Forgery) => running.forge(forgery),
    answerTo: (address: string, changes?: Record<string, string>) => running.answerTo(address, changes),
  }

  async function addProvider(ctx: Ctx, domain = 'hospital.example') {
    const [organisation] = await ctx.db
      .insert(organisations)
      .values({ name: 'The hospital', kind: 'hospital', level: 'premium' })
      .returning()
    const id = organisation?.id ?? ''
    await ctx.db.insert(organisationDomains).values({ domain, organisationId: id })
    const admin = await asAdmin(ctx)
    const fields = { issuer: running.issuer, clientId: 'nordbro', clientSecret: 'the secret' }
    await saveProvider(admin, { organisation: id, ...fields })
    await turnOnProvider(admin, { organisation: id })
    return { admin, organisation: id }
  }

  async function signOn(ctx: Ctx, forgery: Forgery = {}, email = anna) {
    const { address } = await startSignOn(ctx, { email, browserToken: browser.browserToken })
    forger.forge(forgery)
    return finishSignOn(ctx, { ...browser, query: forger.answerTo(address) })
  }

  return { forger, anna, browser, addProvider, signOn }
}
