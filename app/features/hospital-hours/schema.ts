import { z } from 'zod'
import { hospitalActivities } from '~/lib/hospital-activities'
import { choice, optional, paragraph, plannedDay, rowId } from '~/lib/input'
import { hoursLengths, maxEnteredHours } from './model'

const hoursError = { error: `Type hours like 1 or 1.5, ${maxEnteredHours} at most.` }

/** '1.5', also written with a comma; in tenths. */
const hours = z.preprocess(
  (value) =>
    typeof value === 'string' && /^\d+([.,]\d)?$/.test(value.trim()) ? Number(value.trim().replace(',', '.')) : value,
  z.number(hoursError).gt(0, hoursError).max(maxEnteredHours, hoursError),
)

/** `id` comes from the form's page, so that a form sent twice enters the hours once. */
export const enterInput = z.object({
  id: z.uuid({ error: 'choice' }),
  activity: choice(hospitalActivities),
  hours,
  givenOn: plannedDay,
  note: optional(paragraph(hoursLengths.note)).transform((note) => note ?? ''),
})
export const removeHoursInput = z.object({ entry: rowId })

export type EnterInput = z.infer<typeof enterInput>
