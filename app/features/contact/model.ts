import { organizationLength } from '~/lib/field-lengths'

/** The site promises an answer within this many hours. */
export const responsePromise = { hours: 48 } as const

/** Where the evenings are held: degrees and minutes of latitude and longitude. */
export const cityCoordinates = {
  stockholm: '59° 20′ N, 18° 04′ E',
  oslo: '59° 55′ N, 10° 45′ E',
  helsinki: '60° 10′ N, 24° 56′ E',
} as const

export const contactLengths = { organization: organizationLength, message: 4000 } as const
