import { data } from 'react-router'
import { getScope } from '~/web/scope.server'
import type { Route } from './+types/workspace-error'

/**
 * Rendered by the server for errors of addresses without a page, such as a download, when someone is signed in. Without
 * scripts: the browser has another address, whose route they would look for.
 */
export const handle = { bare: true }

export function loader({ context }: Route.LoaderArgs) {
  const { errorStatus = 404, errorDetails = null } = getScope(context)
  throw data(errorDetails, { status: errorStatus })
}

export { PageError as ErrorBoundary } from '~/features/workspace/ui/page-error'

export default function WorkspaceError() {
  return null
}
