import { z } from 'zod'
import { hospitalActivities } from '~/lib/hospital-activities'
import { choice, optional, paragraph, rowId } from '~/lib/input'
import { hoursLengths, maxEnteredHours } from './model'

const error = 'choice'

/** '1.5', also written with a comma; in tenths. */
const hours = z.preprocess(
  (value) =>
    typeof value === 'string' && /^\d+([.,]\d)?$/.test(value.trim()) ? Number(value.trim().replace(',', '.')) : value,
  z.number({ error }).gt(0, { error }).max(maxEnteredHours, { error }),
)

const isDay = (value: string) => !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value)
const day = z
  .string({ error: 'required' })
  .refine((value) => /^20\d{2}-\d{2}-\d{2}$/.test(value) && isDay(value), { error })

/** `id` comes from the form's page, so that a form sent twice enters the hours once. */
export const enterInput = z.object({
  id: z.uuid({ error }),
  activity: choice(hospitalActivities),
  hours,
  givenOn: day,
  note: optional(paragraph(hoursLengths.note)).transform((note) => note ?? ''),
})
export const removeHoursInput = z.object({ entry: rowId })

export type EnterInput = z.infer<typeof enterInput>
