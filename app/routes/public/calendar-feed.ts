import { getFeedCalendar } from '~/features/calendar-feeds/exports/feed-calendar.server'
import { feedReads, tokenOf } from '~/features/calendar-feeds/model'
import { AppError } from '~/lib/app-error'
import { calendarResponse } from '~/web/calendar-response.server'
import { createCtx, getScope } from '~/web/scope.server'
import type { Route } from './+types/calendar-feed'

/**
 * A member's private calendar, for calendar programs and services. It reads no cookie. Reads are limited for each calendar
 * and not for each network: the services of Google and Microsoft read many calendars from few addresses.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const scope = getScope(context)
  const token = tokenOf(params.file)
  if (!token) throw new AppError('not-found', 'calendarFeeds.unknown')
  const { userId, lastModified, ...calendar } = await getFeedCalendar(createCtx(scope), token)
  await scope.services.limiter.countBy('calendar-feed', userId, feedReads)
  // Compared by the tag alone: an event that someone may no longer see makes the calendar no newer.
  return calendarResponse(request, calendar, {
    'Cache-Control': 'private, no-cache',
    'X-Robots-Tag': 'noindex',
    ...(lastModified && { 'Last-Modified': lastModified.toUTCString() }),
  })
}
