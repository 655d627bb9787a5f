import { organizationLength } from '~/lib/field-lengths'

/** The site promises an answer within this many hours. */
export const responsePromise = { hours: 48 } as const

export const contactLengths = { organization: organizationLength, message: 4000 } as const
