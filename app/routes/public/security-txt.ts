import { getSecurityTxt } from '~/features/site/exports/security-txt.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/security-txt'

export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(getSecurityTxt(getCtx(context)), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
