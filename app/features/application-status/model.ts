import { dateFormat } from '~/i18n/date-format'
import { defaultLocale, type Locale } from '~/i18n/locales'
import { homeZone } from '~/lib/home-zone'

/** The page of a status link; without a token it mails the link again. */
export const statusPath = '/request-access/status'

export function statusLink(site: URL, token: string, locale: Locale) {
  const url = new URL(statusPath, site)
  if (locale !== defaultLocale) url.searchParams.set('lang', locale)
  url.searchParams.set('token', token)
  return url.href
}

/** A status link works for this long after the decision. */
export const linkDays = 90

/** What one request may be corrected at most: every earlier text is kept. */
export const maxCorrections = 20

/** In this order. */
export const applicationStates = ['received', 'review', 'decided'] as const
export type ApplicationState = (typeof applicationStates)[number]

/** Everything that a status link shows. It has no personal data, because mails are forwarded. */
export type Application = {
  state: ApplicationState
  /** Days and times are written on the server, so that a browser with other date formats shows the same. */
  receivedOn: string
  correctedOn: string | null
  /** Null once it is decided. */
  promise: { day: string; time: string; isDelayed: boolean } | null
}

type Request = {
  createdAt: Date
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn'
  reviewStartedAt: Date | null
  reviewedAt: Date | null
}

const dayFormat = { timeZone: homeZone, weekday: 'long', day: 'numeric', month: 'long' } as const

const timeFormat = { timeZone: homeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** A day in words, in the office's zone. */
export const writeDay = (at: Date, formatTag: string) => dateFormat(formatTag, dayFormat).format(at)
export const writeTime = (at: Date, formatTag: string) => dateFormat(formatTag, timeFormat).format(at)

const dayMs = 24 * 60 * 60 * 1000

/** Whether the link of a request still works. */
export const isLinkOpen = ({ status, reviewedAt }: Pick<Request, 'status' | 'reviewedAt'>, now: Date) =>
  status !== 'withdrawn' && (reviewedAt === null || now.getTime() < reviewedAt.getTime() + linkDays * dayMs)

/**
 * What the applicant is told. A decision counts when it can't be undone any more, since its mail is sent then; until that
 * moment nothing of it is shown.
 */
export function stateOf(request: Request, now: Date, undoSeconds: number): ApplicationState {
  const { reviewedAt, reviewStartedAt } = request
  if (reviewedAt && now.getTime() >= reviewedAt.getTime() + undoSeconds * 1000) return 'decided'
  return reviewStartedAt ? 'review' : 'received'
}

/** Why the applicant's change is refused. */
export const applicationRefusals = ['decided', 'unchanged', 'too-many'] as const
export type ApplicationRefusal = (typeof applicationRefusals)[number]
export type ApplicationForm = { data: undefined; reason: ApplicationRefusal }

/** High, because people of one office may open their links from one network. */
export const statusFormsPerNetwork = 100

/** How often a link may be opened in ten minutes, and how many wrong links one network may try. */
export const statusLimits = { views: 100, wrongLinks: 30 } as const
