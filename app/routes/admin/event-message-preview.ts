import { previewMessage } from '~/features/guest-mails/queries.server'
import { localeParameter } from '~/features/guest-mails/schema'
import { AppError } from '~/lib/app-error'
import { mailHtmlResponse } from '~/web/mail-html-response.server'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/event-message-preview'

export const handle: RightsHandle = { rights: { see: 'event.oversee' } }

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeParameter(params.locale)
  if (!locale) throw new AppError('not-found', 'guestMails.unknownLanguage')
  const html = await previewMessage(getCtx(context), params.id, params.messageId, locale)
  return mailHtmlResponse(html)
}
