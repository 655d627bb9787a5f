import { randomBytes } from 'node:crypto'
import { aContactRequest } from '../test/contact-request.ts'
import { newMember, post } from './accounts.ts'
import { enterAs } from './demo.ts'
import { ask } from './http.ts'
import type { Site } from './server.ts'

const address = () => `asa.${randomBytes(4).toString('hex')}@region.example`

/** Sends a contact request in Swedish; returns its address and its unique name. */
export async function writeToUs(demo: Site, overrides: Record<string, string> = {}) {
  const email = address()
  const name = `Åsa ${randomBytes(4).toString('hex')}`
  const message = 'Kan vi få komma i maj?\nVi är åtta.'
  const fields = aContactRequest({ name, email, organization: 'Region Väst', message, ...overrides })
  await post(demo, '/contact', fields, { Cookie: 'lang=sv' })
  return { email, name: fields.name }
}

/** Sends a circles request in Norwegian. */
export async function askForSeat(demo: Site) {
  const [email, name] = [address(), `Kari ${randomBytes(4).toString('hex')}`]
  const fields = {
    name,
    email,
    why: 'Vi flytter en avdeling hjem.',
    country: 'Norge',
    interests: 'payers',
    consent: 'on',
  }
  await post(demo, '/circles', fields, { Cookie: 'lang=no' })
  return { email, name, fields }
}

/** The id of an account, read from the list of users. */
export async function userId(demo: Site, email: string) {
  const Cookie = await enterAs(demo, 'admin')
  const { text } = await ask(demo, `/admin?q=${encodeURIComponent(email)}`, { headers: { Cookie } })
  return /user=([0-9a-f-]{36})/.exec(text)?.[1] ?? ''
}

/** Creates a member and promotes them to admin. */
export async function secondAdmin(demo: Site) {
  const colleague = await newMember(demo)
  const Cookie = await enterAs(demo, 'admin')
  const user = await userId(demo, colleague.email)
  await post(demo, '/admin?index&form=promote', { user, adminRole: 'owner' }, { Cookie })
  return colleague
}

/** The id of the inbox item that a search finds, the id for its answer, and the page. */
export async function openItem(demo: Site, search: string, Cookie: string) {
  const { text } = await ask(demo, `/admin/inbox?state=all&q=${encodeURIComponent(search)}`, { headers: { Cookie } })
  const item = /name="item" value="([a-z]+\.[0-9a-f-]{36})"/.exec(text)?.[1] ?? ''
  const answer = /name="answer" value="([0-9a-f-]{36})"/.exec(text)?.[1] ?? ''
  return { item, answer, text }
}
