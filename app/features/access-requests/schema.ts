import { z } from 'zod'
import { maxBulk } from '~/features/admin/model'
import { matchFields, tickedRows } from '~/features/admin/schema'
import { approvalFields } from '~/features/approvals/schema'
import { locales } from '~/i18n/locales'
import {
  asRowIds,
  choice,
  emailAddress,
  optional,
  paragraph,
  personName,
  rowId,
  searchField,
  visibleLine,
} from '~/lib/input'
import { memberRoles } from '~/lib/member-roles'
import { pageFrom } from '~/ui/pager'
import { accessRequestLengths, decisions, type RequestFilter } from './model'

export const accessRequestInput = z.object({
  name: personName,
  email: emailAddress,
  organization: visibleLine(accessRequestLengths.organization),
  role: choice(memberRoles),
  reason: paragraph(accessRequestLengths.reason),
})

/** The team's mail shows every field, in this order. */
export const accessRequestFields = accessRequestInput.keyof().options

export type AccessRequestInput = z.infer<typeof accessRequestInput>

const search = z.object({
  q: searchField,
  status: z.enum(['all', 'pending', 'approved', 'rejected', 'withdrawn']).catch('all'),
  sort: z.enum(['newest', 'due']).catch('newest'),
})

/** Reads the list's query parameters; an invalid value becomes the default. */
export const requestFilter = (query: URLSearchParams): RequestFilter => ({
  ...search.parse(Object.fromEntries(query)),
  page: pageFrom(query),
})

/** The language of the mail that follows; when none is chosen, the one the person used. */
const mailLocale = optional(choice(locales))

export const decideInput = z
  .object({
    id: z.preprocess(asRowIds, tickedRows),
    ...matchFields,
    decision: choice(decisions),
    note: optional(paragraph(accessRequestLengths.decisionNote)),
    locale: mailLocale,
    /** When the request that the page showed was last corrected, empty for never; a correction since then is to be read first. */
    seenCorrection: z.string().max(40).optional(),
    ...approvalFields,
  })
  .refine(({ id, match }) => id.length > 0 || match, { path: ['id'], error: 'required' })
const notes = optional(paragraph(accessRequestLengths.notes)).transform((text) => text ?? '')
/** `before`: the notes that the page showed, to detect a concurrent change. */
export const notesInput = z.object({ id: rowId, notes, before: notes })
/** As many as can be decided at once. */
export const undoInput = z.object({ id: z.array(rowId).min(1, { error: 'required' }).max(maxBulk) })
export const oneRequestInput = z.object({ id: z.uuid() })
export const resendInput = z.object({ id: rowId, locale: mailLocale })

export type DecideInput = z.infer<typeof decideInput>
export type ResendInput = z.infer<typeof resendInput>
export type NotesInput = z.infer<typeof notesInput>
