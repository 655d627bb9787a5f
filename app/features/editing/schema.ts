import { z } from 'zod'

const number = z.coerce.number().int().nonnegative()

/** A form that changes a document as a whole: which version of it was looked at. */
export const versionInput = z.object({ version: number })

export const restoreInput = versionInput.extend({ revision: number })
