import { getCirclesCalendar } from '~/features/circles/exports/sessions-calendar.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/circles-calendar'

export async function loader({ context }: Route.LoaderArgs) {
  return new Response(await getCirclesCalendar(getCtx(context)), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
      // The language is in a cookie.
      Vary: 'Cookie',
    },
  })
}
