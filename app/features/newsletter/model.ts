/** What the site says of a letter: how long it takes to read. */
export const letter = { minutes: 4 } as const

/** How long the link that confirms a subscription works. */
export const confirmDays = 7

/** An address is sent one confirmation in this time, however often it is typed in. */
export const pauseMinutes = 10

/** And so many a day: anyone can type any address. */
export const confirmationsPerDay = 2

/** Change it with the wording of `newsletter.consent`: both are kept with every subscription. */
export const consentVersion = 1

export type LinkPurpose = 'confirm' | 'unsubscribe'

/** What a link is still good for. */
export type LinkState = 'open' | 'used' | 'replaced' | 'expired' | 'wrong'

/** Where a mailed link leads. `lang` opens the page in the language of the mail. */
export function linkTo(site: URL, purpose: LinkPurpose, token: string, lang?: string) {
  const url = new URL(`/newsletter/${purpose}`, site)
  url.searchParams.set('token', token)
  if (lang) url.searchParams.set('lang', lang)
  return url.href
}
