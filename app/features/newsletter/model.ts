/** Reading time of an issue, as stated on the site. */
export const letter = { minutes: 4 } as const

/** How long the link that confirms a subscription works. */
export const confirmDays = 7

/** An address is sent at most one confirmation in this time. */
export const pauseMinutes = 10

/** Limited because anyone can type in any address. */
export const confirmationsPerDay = 2

/** Raise it when the wording of `newsletter.consent` changes: both are stored with every subscription. */
export const consentVersion = 1

export type LinkPurpose = 'confirm' | 'unsubscribe'

export type LinkState = 'open' | 'used' | 'replaced' | 'expired' | 'wrong'

/** Address of a mailed link. `lang` opens the page in the language of the mail. */
export function linkTo(site: URL, purpose: LinkPurpose, token: string, lang?: string) {
  const url = new URL(`/newsletter/${purpose}`, site)
  url.searchParams.set('token', token)
  if (lang) url.searchParams.set('lang', lang)
  return url.href
}
