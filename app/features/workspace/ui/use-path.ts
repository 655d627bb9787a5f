import { useLocation } from 'react-router'
import { useTranslations } from '~/i18n/language'
import { adminMessages } from '~/i18n/messages/admin'
import { adminPlaces, isCurrent } from '../model'
import { useIsAdminArea } from './use-is-admin-area'
import type { NamedPlace } from './use-places'

/** Where the page is: its place, and its own name where it is a named page below one. */
export function usePath(places: readonly NamedPlace[]): { to: string; name: string }[] {
  const { pathname } = useLocation()
  const names = useTranslations(adminMessages, 'tabs')
  if (!useIsAdminArea()) return places.filter(({ isCurrent, key }) => isCurrent && key !== 'roles')
  // A place that the rail hides by now is on the path while its page is open.
  const place = adminPlaces.find((place) => isCurrent(place, pathname))
  if (!place) return []
  const below = place.below?.find((page) => isCurrent(page, pathname))
  return [place, ...(below ? [below] : [])].map(({ key, to }) => ({ to, name: names(key) }))
}
