import { data } from 'react-router'
import { getScope } from '~/web/scope.server'
import type { Route } from './+types/not-found'

export const handle = { cache: { query: {} } }

/** Matches all other addresses. The server also renders it for errors that occur before React Router. */
export function loader({ context }: Route.LoaderArgs) {
  const { errorStatus = 404, errorDetails = null } = getScope(context)
  throw data(errorDetails, { status: errorStatus })
}

export const action = loader

export default function NotFound() {
  return null
}
