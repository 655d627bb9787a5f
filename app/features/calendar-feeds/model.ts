import type { FeedScope } from '~/lib/feed-scopes'

/** The path of a private calendar. Whoever knows it can read it: it is in no log of ours. */
export const feedPath = (token: string) => `/calendar/${token}.ics`

/** The token in the last part of the path; undefined for anything else. */
export const tokenOf = (file: string) => /^([\w-]{43})\.ics$/.exec(file)?.[1]

/** The forms of a calendar: they are on several pages. */
export const feedForms = '/events/calendar-feed'
const feedAnchor = '#calendar-feed'

/** Where a form without JavaScript returns to. `address` is the page that it was sent from. */
export function feedPage(address: string | null) {
  const path = URL.parse(address ?? '')?.pathname
  return `${path === '/account' ? path : '/events'}${feedAnchor}`
}

/** A member's private calendar. `address` is null when the server's secret was changed since it was made. */
export type OwnFeed = { address: string | null; scope: FeedScope }

/** How far back a calendar reaches. */
export const feedMonths = 6
/** How often calendar programs ask again, if they follow what the calendar says. */
export const feedRefreshSeconds = 60 * 60
/** Reads of one calendar in ten minutes: several devices and services of its owner. */
export const feedReads = 60
