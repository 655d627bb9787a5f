import { recordMailRead } from '~/features/mail-log/commands.server'
import { getMailBody } from '~/features/mail-log/queries.server'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/mail-body'

/** Allows the mail's markup and styles only: no scripts, forms or requests, and not our origin. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox"

export const handle: RightsHandle = { rights: { see: 'mail.list' } }

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const html = await getMailBody(ctx, params.id)
  await recordMailRead(ctx, params.id)
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
}
