import { z } from 'zod'
import { matchFields } from '~/features/admin/schema'
import { choice, line, optional, paragraph, searchField } from '~/lib/input'
import { pageFrom } from '~/ui/pager'
import { answerLengths, circleOutcomes, type InboxFilter, type InboxKind, type ItemRef, inboxKinds } from './model'

const search = z.object({
  kind: z.enum(['all', ...inboxKinds]).catch('all'),
  state: z.enum(['open', 'done', 'all']).catch('open'),
  who: z.enum(['anyone', 'mine', 'unassigned']).catch('anyone'),
  sort: z.enum(['newest', 'due']).catch('newest'),
  q: searchField,
})

/** The filter in an address; an invalid value counts as the default. */
export const inboxFilter = (query: URLSearchParams): InboxFilter => ({
  ...search.parse(Object.fromEntries(query)),
  page: pageFrom(query),
})

/** `contact.9f…`, as an address or a form names an item. */
const itemRef = z
  .string()
  .regex(new RegExp(`^(${inboxKinds.join('|')})\\.`))
  .transform((value): ItemRef => {
    const dot = value.indexOf('.')
    return { kind: value.slice(0, dot) as InboxKind, id: value.slice(dot + 1) }
  })
  .refine(({ id }) => z.uuid().safeParse(id).success)

export const readRef = (value: string | null): ItemRef | undefined => itemRef.safeParse(value).data

export const assignInput = z.object({
  item: itemRef,
  /** Nobody when it is empty. */
  to: optional(z.uuid({ error: 'choice' })),
  /** The assignee when the page was loaded. */
  was: optional(z.uuid()),
})

export const closeInput = z.object({
  item: itemRef,
  outcome: z.enum(circleOutcomes).optional(),
  /** How many messages the page showed; with newer ones the item is not closed. */
  seen: z.coerce.number().int().min(0).catch(0),
})

export const reopenInput = z.object({ item: itemRef })

export const answerInput = z.object({
  item: itemRef,
  /** Generated with the page, so that a form sent twice sends one mail. */
  answer: z.uuid(),
  /** How many answers there were when the page was loaded. */
  seen: z.coerce.number().int().min(0),
  subject: line(answerLengths.subject),
  body: paragraph(answerLengths.body),
  /** The item's state after the answer. */
  after: choice(['open', 'done', ...circleOutcomes]),
})

/** The ticked items, at most those of one page, or all that match. */
const chosenItems = z
  .object({ item: z.array(itemRef).max(200, { error: 'tooLong' }), ...matchFields })
  .refine(({ item, match }) => item.length > 0 || match, { path: ['item'], error: 'required' })

export const closeChosenInput = chosenItems.and(
  z.object({
    /** When the list was loaded: a chat with a newer message is not closed. */
    seenAt: z.coerce.date().catch(new Date(0)),
  }),
)
export const reopenChosenInput = chosenItems
export const assignChosenInput = chosenItems.and(assignInput.pick({ to: true }))

export type ChosenItems = z.infer<typeof chosenItems>
export type CloseChosenInput = z.infer<typeof closeChosenInput>
export type AssignChosenInput = z.infer<typeof assignChosenInput>
export type AssignInput = z.infer<typeof assignInput>
export type CloseInput = z.infer<typeof closeInput>
export type AnswerInput = z.infer<typeof answerInput>
