export const viewPage = '/admin/view-as'
export const endViewPage = '/view-as/end'

/** How long a view lasts. It can't be prolonged, only begun again. */
export const viewMs = 15 * 60 * 1000

/** Whole minutes that are left, at least one: at the end the page is loaded again. */
export const minutesLeft = (until: Date | string, now: Date) =>
  Math.max(1, Math.ceil((new Date(until).getTime() - now.getTime()) / 60_000))
