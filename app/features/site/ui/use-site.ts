import { useRouteLoaderData } from 'react-router'
import { type Brand, brandFrom } from '~/brand/brand'
import { ownPrivacyPage, type Voice, voiceOf } from '../model'

type Site = { brand: Brand; privacyUrl: string; voice: Voice; origin: string; year: number }

/** The site's data from the root loader; defaults if the loader failed. */
export function useSite(): Site {
  const site = useRouteLoaderData<Site>('root')
  return (
    site ?? {
      brand: brandFrom(),
      privacyUrl: ownPrivacyPage,
      voice: voiceOf(null),
      origin: '',
      year: new Date().getFullYear(),
    }
  )
}
