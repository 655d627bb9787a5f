import { getSessionFile } from '~/features/circles/exports/sessions-calendar.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/circle-session-calendar'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { fileName, body } = await getSessionFile(getCtx(context), params.id)
  return new Response(body, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'public, max-age=300',
      Vary: 'Cookie',
    },
  })
}
