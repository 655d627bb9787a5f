import { previewMessage } from '~/features/guest-mails/queries.server'
import { localeParameter } from '~/features/guest-mails/schema'
import { AppError } from '~/lib/app-error'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/event-message-preview'

/** Allows the mail's markup and styles only: no scripts, forms or requests, and not our origin. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox"

export const handle: RightsHandle = { rights: { see: 'event.oversee' } }

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeParameter(params.locale)
  if (!locale) throw new AppError('not-found', 'guestMails.unknownLanguage')
  const html = await previewMessage(getCtx(context), params.id, params.messageId, locale)
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
}
