import { z } from 'zod'
import { organisationLengths } from '~/features/organisations/model'
import { line, optional, paragraph, personName, plannedDay, rowId, visibleLine, wholeNumber } from '~/lib/input'
import { introductionLengths } from './model'

const fields = {
  personName: personName.pipe(z.string().max(introductionLengths.name, { error: 'tooLong' })),
  personRole: optional(visibleLine(introductionLengths.role)).transform((role) => role ?? ''),
  /** Any name; one of the network may be chosen from the list. */
  organisation: line(organisationLengths.choice),
  introducedOn: plannedDay,
  metOn: optional(plannedDay).transform((on) => on ?? null),
  note: optional(paragraph(introductionLengths.note)).transform((note) => note ?? ''),
}

/** `id` comes from the form's page, so that a form sent twice adds one introduction. */
export const addInput = z.object({ id: z.uuid({ error: 'choice' }), ...fields })
/** `version`: the one that the page showed, to detect that someone else has saved meanwhile. */
export const correctInput = z.object({ introduction: rowId, version: wholeNumber, ...fields })
export const meetInput = z.object({ introduction: rowId, metOn: plannedDay })
export const removeInput = z.object({ introduction: rowId })

export type AddInput = z.infer<typeof addInput>
export type CorrectInput = z.infer<typeof correctInput>
export type MeetInput = z.infer<typeof meetInput>
export type RemoveInput = z.infer<typeof removeInput>
