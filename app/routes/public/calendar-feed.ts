import { getFeedCalendar } from '~/features/calendar-feeds/exports/feed-calendar.server'
import { feedReads, tokenOf } from '~/features/calendar-feeds/model'
import { AppError } from '~/lib/app-error'
import { isKnownTo } from '~/web/etag.server'
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
  const { body, userId, etag, lastModified } = await getFeedCalendar(createCtx(scope), token)
  await scope.services.limiter.countBy('calendar-feed', userId, feedReads)
  const headers = new Headers({
    'Cache-Control': 'private, no-cache',
    ETag: etag,
    'X-Robots-Tag': 'noindex',
    ...(lastModified && { 'Last-Modified': lastModified.toUTCString() }),
  })
  // By the tag alone: an event that someone may no longer see makes the calendar no newer.
  if (isKnownTo(request, etag)) return new Response(null, { status: 304, headers })
  headers.set('Content-Type', 'text/calendar; charset=utf-8')
  return new Response(body, { headers })
}
