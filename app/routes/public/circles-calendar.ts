import { getCirclesCalendar } from '~/features/circles/exports/sessions-calendar.server'
import { isKnownTo } from '~/web/etag.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/circles-calendar'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { body, etag } = await getCirclesCalendar(getCtx(context))
  // The language is in a cookie.
  const headers = new Headers({ 'Cache-Control': 'public, max-age=300', ETag: etag, Vary: 'Cookie' })
  if (isKnownTo(request, etag)) return new Response(null, { status: 304, headers })
  headers.set('Content-Type', 'text/calendar; charset=utf-8')
  return new Response(body, { headers })
}
