import { recordDownload } from '~/features/insights/commands.server'
import { getInsightFile } from '~/features/insights/queries.server'
import { privateDownload } from '~/web/attachment.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/insight'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const { stream, ...file } = await getInsightFile(ctx, params.id)
  // A client that asks for the headers alone has downloaded nothing.
  if (request.method === 'GET') await recordDownload(ctx, params.id)
  return privateDownload(stream, file)
}
