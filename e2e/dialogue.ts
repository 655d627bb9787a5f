import { expect } from '@playwright/test'
import { newMember, post } from './accounts.ts'
import { enterAs } from './demo.ts'
import type { Site } from './server.ts'

/** A new organisation with new members, who have names. */
export async function newPartner(
  demo: Site,
  { members = ['Anna Falk'], name = `Partner ${crypto.randomUUID()}` } = {},
) {
  const Cookie = await enterAs(demo, 'admin')
  const id = crypto.randomUUID()
  const fields = { id, name, kind: 'supplier', level: 'entry', country: 'SE' }
  const created = await post(demo, '/admin/organisations/new?form=create', fields, { Cookie })
  expect([200, 303]).toContain(created.status)
  const people = []
  for (const memberName of members) {
    const member = await newMember(demo)
    await post(demo, '/account?form=profile', { name: memberName, locale: 'en' }, { Cookie: member.cookie })
    await post(demo, `/admin/organisations/${id}?form=add`, { email: member.email }, { Cookie })
    people.push({ ...member, name: memberName })
  }
  return { id, name, people }
}

/** Begins a thread as a browser without JavaScript does, and returns its id. */
export async function newThread(demo: Site, Cookie: string, subject = 'Evidence', body = 'What do you need to see?') {
  const id = crypto.randomUUID()
  const sent = await post(demo, '/dialogue?form=start', { id, subject, body, about: '' }, { Cookie })
  expect(sent.status).toBe(303)
  return id
}

export const writeTo = (demo: Site, Cookie: string, thread: string, body: string) =>
  post(demo, `/dialogue/${thread}?form=write`, { message: crypto.randomUUID(), body }, { Cookie })
