import { getSitemap } from '~/features/site/exports/sitemap.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/sitemap'

export const loader = async ({ context }: Route.LoaderArgs) =>
  new Response(await getSitemap(getCtx(context)), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
