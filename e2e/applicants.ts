import { someone } from './access-requests.ts'
import { mailedLink, post } from './accounts.ts'
import { enterAs } from './demo.ts'
import { ask } from './http.ts'
import type { Site } from './server.ts'

/** Someone who has asked to join, and the status link of the receipt. */
export async function applied(demo: Site, overrides: Partial<ReturnType<typeof someone>> = {}) {
  const person = { ...someone(), name: 'Kanarifugl Berg', ...overrides }
  await post(demo, '/request-access', person)
  return { ...person, ...(await mailedLink(demo, person.email)) }
}

export async function requestId(demo: Site, email: string) {
  const { text } = await ask(demo, `/admin/requests?q=${email}`, { headers: { Cookie: await enterAs(demo, 'admin') } })
  return /id=([\da-f-]{36})/.exec(text)?.[1] ?? ''
}
