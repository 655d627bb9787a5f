import { data } from 'react-router'
import type { RightsHandle } from '~/web/page-rights'

export const handle: RightsHandle = { rights: { see: 'admin.enter' } }

/** Matches all other addresses below `/admin`, so that the frame stays. */
export function loader() {
  throw data(null, { status: 404 })
}

export const action = loader

export default function NotFound() {
  return null
}
