import type { Member } from '~/auth/permissions'
import { afterSignIn } from '~/features/accounts/model'
import { rolePages } from '~/features/members/model'

/** Where someone can land after signing in. */
export const startPages = ['select-role', 'own-role', 'today'] as const
export type StartPage = (typeof startPages)[number]

/** The pages that this member can choose from. */
export const startPagesFor = ({ adminRole }: Pick<Member, 'adminRole'>): readonly StartPage[] =>
  adminRole ? startPages : startPages.filter((page) => page !== 'today')

/** A choice that no longer fits, as of someone who is no longer an admin, leads to the choice of a role. */
export function startAddress(page: StartPage, member: Pick<Member, 'role' | 'adminRole'>): string {
  if (page === 'own-role') return rolePages[member.role]
  return page === 'today' && member.adminRole ? '/admin/today' : afterSignIn
}

/** The page of the link that ends announcements of events. */
export const optOutPath = '/announcements/unsubscribe'

/** `lang` opens the page in the language of the mail. */
export function optOutUrl(site: URL, token: string, lang?: string) {
  const url = new URL(optOutPath, site)
  url.searchParams.set('token', token)
  if (lang) url.searchParams.set('lang', lang)
  return url.href
}

export type OptOutState = 'open' | 'done' | 'wrong'
