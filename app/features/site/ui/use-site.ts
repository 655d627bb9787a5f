import { useRouteLoaderData } from 'react-router'
import { type Brand, brandFrom } from '~/brand/brand'
import { ownPrivacyPage } from '../model'

type Site = { brand: Brand; privacyUrl: string; origin: string; year: number }

/** What root's loader says of the site; the defaults where it could not run. */
export function useSite(): Site {
  const site = useRouteLoaderData<Site>('root')
  return site ?? { brand: brandFrom(), privacyUrl: ownPrivacyPage, origin: '', year: new Date().getFullYear() }
}
