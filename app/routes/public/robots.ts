import { getRobots } from '~/features/site/exports/sitemap.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/robots'

export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(getRobots(getCtx(context)), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
