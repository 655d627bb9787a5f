import { z } from 'zod'

/** A box that is not ticked is not sent. */
const box = z
  .string()
  .optional()
  .transform((ticked) => ticked === 'on')

export const remindersInput = z.object({ week: box, day: box })
export type RemindersInput = z.infer<typeof remindersInput>
