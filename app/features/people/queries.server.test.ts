import { expect } from 'vitest'
import { asAdmin, asMember } from '../../../test/members'
import { test } from '../../../test/test'
import { findPerson, getTimeline, listOpenItems } from './queries.server'

test('x', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const member = await asMember(ctx)
  const person = await findPerson(admin, member.actor.userId)
  const t = await getTimeline(admin, { person }, { show: 'all', before: '' })
  console.log(t, await listOpenItems(admin, { person }))
  const o = { organisation: { id: crypto.randomUUID(), domains: ['a.example'] } }
  console.log(await getTimeline(admin, o, { show: 'all', before: '' }), await listOpenItems(admin, o))
  expect(1).toBe(1)
})
