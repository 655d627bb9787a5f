import { recordMailRead } from '~/features/mail-log/commands.server'
import { getMailBody } from '~/features/mail-log/queries.server'
import { mailHtmlResponse } from '~/web/mail-html-response.server'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/mail-body'

export const handle: RightsHandle = { rights: { see: 'mail.list' } }

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const html = await getMailBody(ctx, params.id)
  await recordMailRead(ctx, params.id)
  return mailHtmlResponse(html)
}
