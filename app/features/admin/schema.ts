import { z } from 'zod'
import { optional, wholeNumber } from '~/lib/input'

/** The ticked rows of a list: at most those of one page. */
export const tickedRows = z.array(z.uuid({ error: 'choice' })).max(200, { error: 'tooLong' })

/** Fields of a bulk form beside the ticked rows. */
export const matchFields = {
  /** The list's query: every row that matches it, on all pages, instead of the ticked ones. */
  match: z
    .string()
    .max(2000, { error: 'tooLong' })
    .transform((query) => new URLSearchParams(query))
    .optional(),
  /** How many rows matched when the page was loaded. */
  expected: optional(wholeNumber).catch(undefined),
}

/** The ticked rows of a list, or all that match. */
export const chosenInput = z
  .object({ id: tickedRows, ...matchFields })
  .refine(({ id, match }) => id.length > 0 || match, { path: ['id'], error: 'required' })
export type ChosenInput = z.infer<typeof chosenInput>
