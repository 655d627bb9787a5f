import { z } from 'zod'
import { wholeNumber } from '~/lib/input'

/** A form that changes a document as a whole: which version of it was looked at. */
export const versionInput = z.object({ version: wholeNumber })

export const restoreInput = versionInput.extend({ revision: wholeNumber })
