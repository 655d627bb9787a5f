import { data } from 'react-router'

/** Matches all other addresses below `/admin`, so that the frame stays. */
export function loader() {
  throw data(null, { status: 404 })
}

export const action = loader

export default function NotFound() {
  return null
}
