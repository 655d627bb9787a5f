import { z } from 'zod'
import { storable } from '~/lib/input'

/** What was typed as a code: of the app, or one of those kept for recovery. */
export const code = z
  .string({ error: 'required' })
  .trim()
  .min(1, { error: 'required', abort: true })
  .max(40, { error: 'tooLong', abort: true })
  .refine(storable, { error: 'characters' })

export const codeInput = z.object({ code })
