import { z } from 'zod'
import { wholeNumber } from '~/lib/input'

/** For forms that change a document as a whole: the version that the page showed. */
export const versionInput = z.object({ version: wholeNumber })

export const restoreInput = versionInput.extend({ revision: wholeNumber })
