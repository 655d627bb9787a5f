import { startReview } from '~/features/access-requests/commands.server'
import type { OpenedLine } from '~/features/today/model/opened-line'
import { getOpenedLine } from '~/features/today/sources/opened-line.server'
import type { RightsHandle } from '~/web/page-rights'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/today-line'

export const handle: RightsHandle = { rights: { see: 'admin.enter' } }

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx(context)
  const opened = await getOpenedLine(ctx, new URL(request.url).searchParams)
  if (opened.is === 'request') await startReview(ctx, opened.request)
  return opened
}

/** A failed connection is said in the line instead of on the error page. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<OpenedLine> {
  try {
    return await serverLoader()
  } catch (error) {
    if (error instanceof Response) throw error
    return { is: 'failed' }
  }
}
