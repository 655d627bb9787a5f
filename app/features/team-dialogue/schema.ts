import { z } from 'zod'
import { messageInput, startInput } from '~/features/dialogue/schema'
import { line, optional, searchField, wholeNumber } from '~/lib/input'
import { pageFrom } from '~/ui/pager'
import type { ThreadFilter } from './model'

export const teamStartInput = z.object({
  /** A choice, a name, a domain or an id. */
  organisation: line(300),
  ...startInput.pick({ id: true, subject: true, about: true, body: true, file: true }).shape,
})

export const assignInput = z.object({
  /** Nobody when it is empty. */
  to: optional(z.uuid({ error: 'choice' })),
  /** The owner when the page was loaded. */
  was: optional(z.uuid()),
})

/** The number of the last message that the page showed: with newer ones nothing is sent or changed. */
const seen = wholeNumber.catch(0)

export const answerInput = messageInput.extend({ seen })

export const dismissInput = z.object({ seen })

const search = z.object({
  state: z.enum(['all', 'waiting']).catch('all'),
  who: z.enum(['anyone', 'mine', 'unassigned']).catch('anyone'),
  sort: z.enum(['due', 'newest']).catch('due'),
  q: searchField,
  organisation: z.uuid().catch(''),
})

/** The filter in an address; an invalid value counts as the default. */
export const threadFilter = (query: URLSearchParams): ThreadFilter => ({
  ...search.parse(Object.fromEntries(query)),
  page: pageFrom(query),
})

export type TeamStartInput = z.infer<typeof teamStartInput>
export type AnswerInput = z.infer<typeof answerInput>
export type AssignInput = z.infer<typeof assignInput>
export type DismissInput = z.infer<typeof dismissInput>
