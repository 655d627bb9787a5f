import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { auditLog } from '~/db/schema/audit-log'
import { identityProviders } from '~/db/schema/identity-providers'
import { organisationDomains, organisations } from '~/db/schema/organisations'
import { mergeOrganisation } from '~/features/organisations/commands.server'
import type { Ctx } from '~/web/ctx.server'
import { asAdmin, asMember } from '../../../test/members'
import { test } from '../../../test/test'
import { startForger } from '../../../test/token-forger'
import { removeProvider, saveProvider, testProvider, turnOffProvider, turnOnProvider } from './commands.server'
import { getProvider } from './queries.server'
import { providerInput } from './schema'

let forger: Awaited<ReturnType<typeof startForger>>
beforeAll(async () => {
  forger = await startForger()
})
beforeEach(() => forger.forge({}))
afterAll(() => forger.stop())

const client = { clientId: 'nordbro', clientSecret: 'the secret' }

async function begin(base: Ctx, name = 'The hospital', domain: string | null = 'hospital.example') {
  const ctx = { ...base, publicUrl: new URL('http://localhost:3000') }
  const [row] = await ctx.db.insert(organisations).values({ name, kind: 'hospital' }).returning()
  const organisation = row?.id ?? ''
  if (domain) await ctx.db.insert(organisationDomains).values({ domain, organisationId: organisation })
  const admin = await asAdmin(ctx)
  const save = (fields = {}) => saveProvider(admin, { organisation, issuer: forger.issuer, ...client, ...fields })
  return { ctx, admin, organisation, save }
}

const actions = async ({ db }: Ctx) =>
  (await db.select().from(auditLog)).map(({ action }) => action).filter((action) => action.startsWith('identity'))

test('the secret is not readable in the database, and no page gets it', async ({ ctx: base }) => {
  const { ctx, admin, organisation, save } = await begin(base)
  await save()
  const [row] = await ctx.db.select().from(identityProviders)
  expect(JSON.stringify(row)).not.toContain('the secret')
  expect(JSON.stringify(await getProvider(admin, organisation))).not.toContain('ecret')
})

test('saving the same twice is one change; a changed one is off, and needs its secret', async ({ ctx: base }) => {
  const { ctx, admin, organisation, save } = await begin(base)
  await expect(save({ clientSecret: undefined })).rejects.toThrow('secret')
  await save()
  await save()
  await save({ clientSecret: undefined })
  await turnOnProvider(admin, { organisation })
  await turnOnProvider(admin, { organisation })
  expect(await getProvider(admin, organisation)).toMatchObject({ isEnabled: true })
  await expect(save({ clientId: 'other', clientSecret: undefined })).rejects.toThrow('secret')
  await save({ clientSecret: 'another one' })
  expect(await getProvider(admin, organisation)).toMatchObject({ isEnabled: false })
  await turnOnProvider(admin, { organisation })
  await turnOffProvider(admin, { organisation })
  await turnOffProvider(admin, { organisation })
  await removeProvider(admin, { organisation })
  await expect(removeProvider(admin, { organisation })).rejects.toThrow('gone')
  const changes = ['saved', 'turned-on', 'saved', 'turned-on', 'turned-off', 'removed']
  expect(await actions(ctx)).toEqual(changes.map((change) => `identity-provider.${change}`))
})

test('members may not, and admins need a fresh proof to change it', async ({ ctx: base }) => {
  const { ctx, admin, organisation, save } = await begin(base)
  await save()
  const member = await asMember(ctx)
  const stale = { ...admin, session: { ...admin.session, provenAt: new Date(0) } }
  for (const command of [turnOnProvider, turnOffProvider, removeProvider]) {
    await expect(command(member, { organisation })).rejects.toThrow('organisation.signOn')
    await expect(command(stale, { organisation })).rejects.toThrow('session.proofNeeded')
  }
  const fields = { organisation, issuer: 'https://login.example', ...client }
  await expect(saveProvider(stale, fields)).rejects.toThrow('session.proofNeeded')
  await expect(testProvider(member, { organisation })).rejects.toThrow('organisation.signOn')
  await expect(getProvider(member, organisation)).rejects.toThrow('organisation.signOn')
})

test('the test says what is wrong, and nothing wrong is turned on', async ({ ctx: base }) => {
  const { ctx, admin, organisation, save } = await begin(base)
  await save()
  await testProvider(admin, { organisation })
  const isRefused = async (reason: string, by: Ctx = admin) => {
    await expect(testProvider(by, { organisation })).rejects.toThrow(reason)
    await expect(turnOnProvider(by, { organisation })).rejects.toThrow(reason)
  }
  forger.forge({ metadata: { issuer: `${forger.issuer}/other` } })
  await isRefused('issuer')
  forger.forge({ metadata: { authorization_endpoint: 'javascript:alert(1)' } })
  await isRefused('endpoints')
  forger.forge({ metadata: { jwks_uri: undefined } })
  await isRefused('endpoints')
  forger.forge({})
  const secure = { ...admin, publicUrl: new URL('https://nordbro.example') }
  await isRefused('protocol', secure)
  await save({ issuer: `${forger.issuer}/tenant` })
  await isRefused('metadata')
  await save({ issuer: 'http://localhost:1' })
  await isRefused('unreachable')
  await save({ issuer: 'https://127.0.0.1:1' })
  await isRefused('private', secure)
  await ctx.db.delete(organisationDomains)
  await save()
  await expect(turnOnProvider(admin, { organisation })).rejects.toThrow('no-domains')
})

test('a merge moves the provider, unless the other organisation has one', async ({ ctx: base }) => {
  const { admin, organisation, save } = await begin(base)
  const into = await begin(base, 'The region', 'region.example')
  await save()
  await mergeOrganisation(admin, { id: organisation, into: 'The region' })
  expect(await getProvider(admin, into.organisation)).toMatchObject({ clientId: 'nordbro' })
  const third = await begin(base, 'The clinic', 'clinic.example')
  await third.save({ clientId: 'of the clinic' })
  await mergeOrganisation(admin, { id: third.organisation, into: 'The region' })
  expect(await getProvider(admin, into.organisation)).toMatchObject({ clientId: 'nordbro' })
})

test.each([
  'no address',
  'https://login.example/?tenant=1',
  'https://login.example/#x',
  'https://user:password@login.example',
  'https://login.example/.well-known/openid-configuration',
])('%s is no issuer', (issuer) => {
  expect(providerInput.safeParse({ issuer, ...client }).success).toBe(false)
})
