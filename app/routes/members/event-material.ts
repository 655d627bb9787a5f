import { getMaterialFile } from '~/features/event-materials/queries.server'
import { privateDownload } from '~/web/attachment.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/event-material'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { stream, ...file } = await getMaterialFile(getCtx(context), params.id, params.material)
  return privateDownload(stream, file)
}
