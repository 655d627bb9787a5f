import { z } from 'zod'
import { locales } from '~/i18n/locales'
import { choice, emailAddress, line, optional, paragraph, personName } from '~/lib/input'
import { memberRoles } from '~/lib/member-roles'
import { accessRequestLengths, decisions, type RequestFilter } from './model'

export const accessRequestInput = z.object({
  name: personName,
  email: emailAddress,
  organization: line(accessRequestLengths.organization),
  role: choice(memberRoles),
  reason: paragraph(accessRequestLengths.reason),
})

/** The team's mail shows every field, in this order. */
export const accessRequestFields = accessRequestInput.keyof().options

export type AccessRequestInput = z.infer<typeof accessRequestInput>

/** Reads the list's query parameters; an invalid value becomes the default. */
export const requestFilter: z.ZodType<RequestFilter> = z.object({
  status: z.enum(['all', 'pending', 'approved', 'rejected']).catch('all'),
  sort: z.enum(['newest', 'due']).catch('newest'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})

const requestIds = z.array(z.uuid()).min(1, { error: 'required' }).max(200)

/** The language of the mail that follows; when none is chosen, the one the person used. */
const mailLocale = optional(choice(locales))

export const decideInput = z.object({
  id: requestIds,
  decision: choice(decisions),
  note: optional(paragraph(accessRequestLengths.decisionNote)),
  locale: mailLocale,
})
const notes = optional(paragraph(accessRequestLengths.notes)).transform((text) => text ?? '')
/** `before`: the notes that the page showed, to detect a concurrent change. */
export const notesInput = z.object({ id: z.uuid(), notes, before: notes })
export const undoInput = z.object({ id: requestIds })
export const oneRequestInput = z.object({ id: z.uuid() })
export const resendInput = z.object({ id: z.uuid(), locale: mailLocale })

export type DecideInput = z.infer<typeof decideInput>
export type ResendInput = z.infer<typeof resendInput>
export type NotesInput = z.infer<typeof notesInput>
