import { useRouteLoaderData } from 'react-router'
import { type Brand, brandFrom } from '~/brand/brand'

type Site = { brand: Brand; origin: string; year: number }

/** What root's loader says of the site; the defaults where it could not run. */
export function useSite(): Site {
  return useRouteLoaderData<Site>('root') ?? { brand: brandFrom(), origin: '', year: new Date().getFullYear() }
}
