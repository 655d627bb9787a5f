/** Where the browser keeps which notice was dismissed. */
export const announcementKey = 'announcement'

/** Change it with the notice's text: whoever dismissed the old one then sees the new. */
export const announcementId = 'circles-by-invitation'

/** Where the site says what it does with personal data, unless editors have named another page. */
export const ownPrivacyPage = '/privacy'

/** Marks the `select` whose option the address's hash names. */
export const hashChoice = 'data-hash-choice'

/** The pictures of pages where they are shared; the build draws each in every language. */
export type SharedCard =
  | 'home'
  | 'circles'
  | 'visits'
  | 'exchange'
  | 'ambassadors'
  | 'speed-dial'
  | 'pricing'
  | 'notes'
  | 'contact'
  | 'vision'

/** The programs with a page of their own. */
export const programPages = {
  visits: '/programs/visits',
  exchange: '/programs/exchange',
  ambassadors: '/ambassadors',
  speedDial: '/speed-dial',
} as const
