import { type Weakness, weaknesses } from '~/auth/password-strength'
import { isCompanyAddress, type SignInPolicy } from '~/lib/sign-in-policy'

/** How an account is created. */
export type AccountOrigin = 'registration' | 'invitation' | 'setup' | 'organisation'

/** Whether an account for this address may be created this way. Checked for every account. */
export function canHaveAccount(policy: SignInPolicy, domain: string, email: string, origin: AccountOrigin) {
  if (policy === 'open' || isCompanyAddress(email, domain)) return true
  return policy === 'invited' && (origin === 'invitation' || origin === 'setup')
}

/** Reasons why a form about an account is refused. */
const weakPasswords = weaknesses.map((weakness) => `weak-password.${weakness}` as const)
export const signInRefusals = ['credentials', 'domain', 'closed'] as const
export const registerRefusals = ['domain', ...weakPasswords] as const
export const linkRefusals = ['link', 'password', 'known', 'domain', ...weakPasswords] as const
export const changePasswordRefusals = ['current', ...weakPasswords] as const
export type LinkRefusal = (typeof linkRefusals)[number]

/** The weakness for which a password was refused. */
export const weaknessIn = (reason: string | undefined): Weakness | undefined =>
  weaknesses.find((weakness) => reason === `weak-password.${weakness}`)

export const passwordMinimum = 6
/** Long enough for any sentence; hashing more would only serve an attacker. */
export const passwordMaximum = 256

const minutes = 60 * 1000
const days = 24 * 60 * minutes

/** How long each link works. */
export const linkLifetimes = {
  confirmDays: 3,
  resetMinutes: 60,
  inviteDays: 14,
  setupDays: 1,
  notMeDays: 7,
  changeHours: 24,
} as const
export const linkLifetimeMs = {
  confirm: linkLifetimes.confirmDays * days,
  reset: linkLifetimes.resetMinutes * minutes,
  invite: linkLifetimes.inviteDays * days,
  setup: linkLifetimes.setupDays * days,
  'not-me': linkLifetimes.notMeDays * days,
  'change-address': linkLifetimes.changeHours * 60 * minutes,
}

/**
 * Limits for links that anyone can have mailed to any address: `most` mails per `perMs`, and none that would replace a
 * link mailed within `notReplacedForMs`. Links work for at least `perMs`, so someone at the limit has one that works.
 */
export const requestedMailLimits = { most: 3, perMs: 60 * minutes, notReplacedForMs: 5 * minutes }

export type LinkPurpose = keyof typeof linkLifetimeMs
/** Those of `account_links`; the links of invitations are in their own table. */
export type StoredPurpose = Exclude<LinkPurpose, 'invite'>

/** Whether a link works, or why not. */
export type LinkState = 'open' | 'used' | 'revoked' | 'replaced' | 'expired' | 'wrong'

const pages = {
  confirm: '/confirm-email',
  reset: '/reset-password',
  invite: '/invite',
  setup: '/invite',
  'not-me': '/not-me',
  'change-address': '/confirm-address',
} as const

/** The address of a link. Its page has a button, so that a mail scanner that opens the link changes nothing. */
export function linkTo(site: URL, purpose: LinkPurpose, token: string, lang?: string) {
  const url = new URL(pages[purpose], site)
  url.searchParams.set('token', token)
  if (lang) url.searchParams.set('lang', lang)
  return url.href
}

/** High, because people of one office may open their invitations at the same time from one network. */
export const linkFormsPerNetwork = 100

export const afterSignIn = '/select-role'

/** `to` if it is a page of ours, else `start`. Parsed as a browser does, because what looks like a path may name a host. */
export function safeDestination(to: string | null | undefined, start: string = afterSignIn): string {
  const here = 'https://here.invalid'
  const url = to?.startsWith('/') ? URL.parse(to, here) : null
  if (url?.origin !== here || url.pathname.startsWith('//')) return start
  return `${url.pathname}${url.search}${url.hash}`
}
