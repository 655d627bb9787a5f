import type { OpenedLine } from '~/features/today/model/opened-line'
import { getOpenedLine } from '~/features/today/sources/opened-line.server'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/today-line'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  getOpenedLine(getCtx(context), new URL(request.url).searchParams)

/** A failed connection is said in the line instead of on the error page. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<OpenedLine> {
  try {
    return await serverLoader()
  } catch (error) {
    if (error instanceof Response) throw error
    return { is: 'failed' }
  }
}
