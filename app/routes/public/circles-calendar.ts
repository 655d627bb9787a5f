import { getCirclesCalendar } from '~/features/circles/exports/sessions-calendar.server'
import { calendarResponse } from '~/web/calendar-response.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/circles-calendar'

export async function loader({ request, context }: Route.LoaderArgs) {
  // The language is in a cookie.
  const cacheHeaders = { 'Cache-Control': 'public, max-age=300', Vary: 'Cookie' }
  return calendarResponse(request, await getCirclesCalendar(getCtx(context)), cacheHeaders)
}
