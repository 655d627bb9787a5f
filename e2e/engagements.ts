import { post } from './accounts.ts'
import { enterAs, expect } from './demo.ts'
import { ask } from './http.ts'
import type { Address } from './server.ts'

/** A supplier and their colleague, both members of Aldera Medtech. */
export const colleagues = { jonas: 'supplier', petter: 'devices@sample.example' } as const

/** Drafts an offer by posting the forms of the team, and sends it to every member of the organisation; returns its id. */
export async function makeOffer(demo: Address, organisation: string, offering: string) {
  const Cookie = await enterAs(demo, 'admin')
  const id = crypto.randomUUID()
  const path = `/admin/engagements/${id}`
  const { status } = await post(demo, '/admin/engagements/new', { id, organisation, offering }, { Cookie })
  expect(status).toBe(303)
  const { text } = await ask(demo, path, { headers: { Cookie } })
  const boxes = text.match(/<input[^>]*name="signatory"[^>]*>/g) ?? []
  const members = boxes.map((box) => /value="([^"]+)"/.exec(box)?.[1] ?? '')
  expect(members).not.toEqual([])
  const body = new URLSearchParams([['version', '0'], ...members.map((member) => ['signatory', member])])
  const offered = await ask(demo, `${path}?form=offer`, {
    method: 'POST',
    headers: { Origin: demo.url, 'Content-Type': 'application/x-www-form-urlencoded', Cookie },
    body: body.toString(),
  })
  expect(offered.status).toBe(200)
  return id
}

const today = () => new Date().toISOString().slice(0, 10)

/** An engagement of Aldera Medtech that has started; returns its id. */
export async function startEngagement(demo: Address) {
  const id = await makeOffer(demo, 'Aldera Medtech', 'visits.core')
  const jonas = { Cookie: await enterAs(demo, colleagues.jonas) }
  const { text } = await ask(demo, `/engagements/${id}`, { headers: jonas })
  const agreed = /On behalf of [^<"]+?entitled to do so\./.exec(text)?.[0] ?? ''
  expect((await post(demo, `/engagements/${id}?form=accept`, { agreed }, jonas)).status).toBe(200)
  const admin = { Cookie: await enterAs(demo, 'admin') }
  const page = await ask(demo, `/admin/engagements/${id}`, { headers: admin })
  const version = /name="version"[^>]*value="(\d+)"/.exec(page.text)?.[1] ?? ''
  const started = await post(demo, `/admin/engagements/${id}?form=start`, { version, startsOn: today() }, admin)
  expect(started.status).toBe(200)
  return id
}

/** Moves the deliverable 'Scope' of a started engagement, as a colleague with another page does. */
export async function moveDeliverable(demo: Address, engagement: string, form: string, fields: Record<string, string>) {
  const headers = { Cookie: await enterAs(demo, 'admin') }
  const panel = (await ask(demo, `/admin/engagements/${engagement}`, { headers })).text
  const deliverable = /\/deliverables\/([\da-f-]{36})"[^>]*>Scope</.exec(panel)?.[1] ?? ''
  const path = `/admin/engagements/${engagement}/deliverables/${deliverable}`
  const page = (await ask(demo, path, { headers })).text
  const version = /name="version"[^>]*value="(\d+)"/.exec(page)?.[1] ?? ''
  const { status } = await post(demo, `${path}?form=${form}`, { deliverable, version, ...fields }, headers)
  expect(status).toBe(200)
}
