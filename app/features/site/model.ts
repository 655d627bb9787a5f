/** `localStorage` key of the id of the dismissed notice. */
export const announcementKey = 'announcement'

/** Change it with the notice's text, so that visitors who dismissed the old one see the new one. */
export const announcementId = 'circles-by-invitation'

/** The privacy page, unless editors have set another address. */
export const ownPrivacyPage = '/privacy'

/** Whether the site's own texts say 'I' or 'we'; messages choose by it. */
export type Voice = 'I' | 'we'

export const voiceOf = (site: { founderVoice: boolean } | null): Voice => (site?.founderVoice ? 'I' : 'we')

/** Whether texts may promise a letter a week; messages choose by it. */
export type LetterRhythm = 'weekly' | 'irregular'

const maxWeeksBetweenLetters = 3

/** Weekly unless the newest letter is old. A site that has published none promises what it plans. */
export const letterRhythmOf = (latest: { weekStart: string } | null, now: Date): LetterRhythm =>
  latest && now.getTime() - Date.parse(latest.weekStart) > maxWeeksBetweenLetters * 7 * 24 * 60 * 60 * 1000
    ? 'irregular'
    : 'weekly'

/** Marks the `select` whose option can be chosen by the address's hash. */
export const hashChoice = 'data-hash-choice'

/** Open Graph images; the build renders each in every language. */
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

/** The pages of the programs. */
export const programPages = {
  visits: '/programs/visits',
  exchange: '/programs/exchange',
  ambassadors: '/ambassadors',
  speedDial: '/speed-dial',
} as const

/** The pages that say more about a section of the home page. */
export const pagesOfSections: Record<'work' | 'circles' | 'latest', readonly string[]> = {
  work: [programPages.visits, programPages.exchange, programPages.ambassadors, programPages.speedDial, '/pricing'],
  circles: ['/circles'],
  latest: [],
}

/** The next session in the reader's language; `time` has its day and hour. */
export type NextSession = { city: string; weekday: string; day: string; shortDay: string; time: string }
