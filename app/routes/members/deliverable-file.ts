import { getDeliverableFile } from '~/features/deliverables/queries.server'
import { privateDownload } from '~/web/attachment.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/deliverable-file'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { stream, ...file } = await getDeliverableFile(getCtx(context), params.id, params.file)
  return privateDownload(stream, file)
}
