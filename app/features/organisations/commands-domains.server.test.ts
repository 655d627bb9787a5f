import { describe, expect } from 'vitest'
import { identityProviders } from '~/db/schema/identity-providers'
import type { Ctx } from '~/web/ctx.server'
import { asAdmin } from '../../../test/members'
import { organisationFields as fields } from '../../../test/organisation'
import { test } from '../../../test/test'
import { changeOrganisation, createOrganisation, mergeOrganisation } from './commands.server'

describe('domains that let people in', () => {
  async function withProvider(base: Ctx) {
    const ctx = await asAdmin(base)
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()]
    await createOrganisation(ctx, { id: one, ...fields })
    await createOrganisation(ctx, { id: two, ...fields, name: 'Other', domains: ['other.se'] })
    const settings = { issuer: 'https://login.example', clientId: 'a', clientSecret: '', isEnabled: true }
    await ctx.db.insert(identityProviders).values({ organisationId: one, ...settings })
    const manager: Ctx = { ...ctx, actor: { ...ctx.actor, adminRole: 'member_manager' } }
    return { ctx, manager, one, two }
  }
  const add = { ...fields, version: 0, domains: ['nordbro.se', 'norrmark.se'] }

  test('are added to an organisation with single sign-on by owners, with a fresh proof', async ({ ctx: base }) => {
    const { ctx, manager, one } = await withProvider(base)
    await expect(changeOrganisation(manager, { id: one, ...add })).rejects.toThrow('sign-on-domains')
    const stale = { ...ctx, now: new Date(ctx.now.getTime() + 660_000) }
    await expect(changeOrganisation(stale, { id: one, ...add })).rejects.toThrow('proofNeeded')
    await changeOrganisation(manager, { id: one, ...add, domains: [], notes: 'A domain less.' })
    await changeOrganisation(ctx, { id: one, ...add, version: 1 })
  })

  test('come with a merge only by owners, whichever of the two has the provider', async ({ ctx: base }) => {
    const { ctx, manager, one, two } = await withProvider(base)
    await expect(mergeOrganisation(manager, { id: one, into: 'other.se' })).rejects.toThrow('sign-on-domains')
    await expect(mergeOrganisation(manager, { id: two, into: 'norrmark.se' })).rejects.toThrow('sign-on-domains')
    await mergeOrganisation(ctx, { id: one, into: 'other.se' })
  })

  test('of the team are given to an organisation by owners', async ({ ctx: base }) => {
    const { ctx, manager } = await withProvider(base)
    const team = { ...fields, name: 'Team', domains: [ctx.brand.domain] }
    await expect(createOrganisation(manager, { id: crypto.randomUUID(), ...team })).rejects.toThrow('own-domain')
    await createOrganisation(ctx, { id: crypto.randomUUID(), ...team })
  })
})
