import { getCalendarEntry } from '~/features/events/queries.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/event-calendar'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { fileName, body } = await getCalendarEntry(getCtx(context), params.id)
  return new Response(body, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'no-store',
    },
  })
}
