import { Secret, TOTP } from 'otpauth'
import { post } from './accounts.ts'
import { ask } from './http.ts'
import type { Address } from './server.ts'

/** The code that an app with this key shows, now or some seconds later. */
export const codeOf = (key: string, seconds = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(key.replaceAll(' ', '')), timestamp: Date.now() + seconds * 1000 })

/** Sets up an app for the person of this session; its key, and the recovery codes. The current code stays unused. */
export async function addApp(site: Address, cookie: string, headers: Record<string, string> = {}) {
  const sent = { Cookie: cookie, ...headers }
  await post(site, '/account/sign-in?form=start-totp', {}, sent)
  const { text } = await ask(site, '/account/sign-in', { headers: sent })
  const key = /<code[^>]*>([A-Z2-7 ]{39})<\/code>/.exec(text)?.[1] ?? ''
  const fields = { code: codeOf(key, -30) }
  const answer = await post(site, '/account/sign-in?form=confirm-totp', fields, { ...sent, Accept: 'text/html' })
  const codes = [...answer.text.matchAll(/<code>([A-Z2-9]{5}-[A-Z2-9]{5})<\/code>/g)].map(([, code]) => code ?? '')
  return { key, codes }
}
