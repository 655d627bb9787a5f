import { getThreadFile } from '~/features/dialogue/queries.server'
import { privateDownload } from '~/web/attachment.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/thread-file'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { stream, ...file } = await getThreadFile(getCtx(context), params.id, params.file)
  return privateDownload(stream, file)
}
