import { useRouteLoaderData } from 'react-router'
import { type Brand, brandFrom } from '~/brand/brand'
import { type LetterRhythm, letterRhythmOf, type NextSession, ownPrivacyPage, type Voice, voiceOf } from '../model'

type Site = {
  brand: Brand
  privacyUrl: string
  voice: Voice
  letterRhythm: LetterRhythm
  origin: string
  year: number
  /** Null when no date is known. */
  nextSession: NextSession | null
  hasSamples?: boolean
}

/** The site's data from the root loader; defaults if the loader failed. */
export function useSite(): Site {
  const site = useRouteLoaderData<Site>('root')
  const now = new Date()
  return (
    site ?? {
      brand: brandFrom(),
      privacyUrl: ownPrivacyPage,
      voice: voiceOf(null),
      letterRhythm: letterRhythmOf(null, now),
      origin: '',
      year: now.getFullYear(),
      nextSession: null,
    }
  )
}
