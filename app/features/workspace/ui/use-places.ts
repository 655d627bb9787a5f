import { useLocation } from 'react-router'
import { useAuth } from '~/features/members/ui/auth'
import { useTranslations } from '~/i18n/language'
import { adminMessages } from '~/i18n/messages/admin'
import { workspaceMessages } from '~/i18n/messages/workspace'
import { adminEntrance, adminPlaces, isCurrent, memberPlaces, publicSite, roleOfPage, type Waiting } from '../model'
import { useIsAdminArea } from './use-is-admin-area'

/** The lines of the rail on this page, with their names and counts. */
export function usePlaces(waiting: Waiting) {
  const { pathname } = useLocation()
  const { userAccess, rights } = useAuth()
  const ofAdmin = useTranslations(adminMessages, 'tabs')
  const ofMember = useTranslations(workspaceMessages, 'places')
  const places = useIsAdminArea()
    ? [
        ...adminPlaces
          .filter(
            ({ key, whileWaiting, right }) => (!whileWaiting || waiting[key]) && (!right || rights.includes(right)),
          )
          .map((place) => ({ ...place, name: ofAdmin(place.key) })),
        { ...publicSite, name: ofMember(publicSite.key) },
      ]
    : [
        ...memberPlaces(roleOfPage(pathname) ?? userAccess?.role ?? 'supplier'),
        ...(userAccess?.adminRole ? [adminEntrance] : []),
        publicSite,
      ]
        .filter(({ key, whenCounted }) => !whenCounted || waiting[key] !== undefined)
        .map((place) => ({ ...place, name: ofMember(place.key) }))
  return places.map((place) => ({
    ...place,
    count: waiting[place.key] ?? 0,
    isCurrent: isCurrent(place, pathname),
  }))
}

export type NamedPlace = ReturnType<typeof usePlaces>[number]
