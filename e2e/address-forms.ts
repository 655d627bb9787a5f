import { someone } from './access-requests.ts'
import { password, post } from './accounts.ts'
import type { Answer } from './http.ts'
import type { Site } from './server.ts'

/** The forms that must not tell whether an address is known. */
export const senders: Record<string, (site: Site, email: string) => Promise<Answer>> = {
  '/login': (site, email) => post(site, '/login?form=sign-in', { email, password: 'wrong-but-long-enough' }),
  '/login?tab=register': (site, email) => post(site, '/login?form=register', { email, password }),
  '/reset-password': (site, email) => post(site, '/reset-password?form=request', { email }),
  '/request-access/status': (site, email) => post(site, '/request-access/status?form=link', { email }),
  '/my-data': (site, email) => post(site, '/my-data?form=ask', { email }),
  '/request-access': (site, email) => post(site, '/request-access', { ...someone(), email }),
}
