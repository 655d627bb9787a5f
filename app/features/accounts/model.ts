import type { SignInPolicy } from '~/lib/sign-in-policy'

/** How an account comes about. */
export type Way = 'registration' | 'invitation' | 'setup'

export const isCompanyAddress = (email: string, domain: string) =>
  email.toLowerCase().endsWith(`@${domain.toLowerCase()}`)

/** Whether an account for this address may come about this way. Every account passes here. */
export function mayJoin(policy: SignInPolicy, domain: string, email: string, way: Way) {
  if (policy === 'open' || isCompanyAddress(email, domain)) return true
  return policy === 'invited' && way !== 'registration'
}

/** Whether someone with this address may sign in at all. Under `invited`, having an account shows the invitation. */
export const maySignIn = (policy: SignInPolicy, domain: string, email: string) =>
  policy !== 'company' || isCompanyAddress(email, domain)

export const passwordMinimum = 6
/** Long enough for any sentence; hashing more would only serve an attacker. */
export const passwordMaximum = 256

const minutes = 60 * 1000
const days = 24 * 60 * minutes

/** How long each link works. */
export const linkLasts = { confirm: 3 * days, reset: 30 * minutes, invite: 14 * days, setup: days }
export const linkTerms = { confirmDays: 3, resetMinutes: 30, inviteDays: 14 }

export type LinkPurpose = keyof typeof linkLasts

/** What a link is still good for. */
export type LinkState = 'open' | 'used' | 'replaced' | 'expired' | 'wrong'

const pages = { confirm: '/confirm-email', reset: '/reset-password', invite: '/invite', setup: '/invite' } as const

/** Where a link leads: to a page with a button, so that a mail scanner that follows it changes nothing. */
export function linkTo(site: URL, purpose: LinkPurpose, token: string, lang?: string) {
  const url = new URL(pages[purpose], site)
  url.searchParams.set('token', token)
  if (lang) url.searchParams.set('lang', lang)
  return url.href
}

export const afterSignIn = '/select-role'

/** Where someone wanted to go, if that is a page of ours. As a browser reads it: what looks like a path may name a host. */
export function safeDestination(to: string | null | undefined): string {
  const here = 'https://here.invalid'
  const url = to?.startsWith('/') ? URL.parse(to, here) : null
  if (url?.origin !== here || url.pathname.startsWith('//')) return afterSignIn
  return `${url.pathname}${url.search}${url.hash}`
}
