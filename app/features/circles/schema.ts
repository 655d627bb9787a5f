import { z } from 'zod'
import { circleInterests } from '~/lib/circle-interests'
import { choice, emailAddress, line, paragraph, personName } from '~/lib/input'

/** A field that may be left empty; empty is then nothing, not a text of no letters. */
const ifGiven = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' && !value.trim() ? undefined : value), schema.optional())

export const circleRequestInput = z.object({
  name: personName,
  email: emailAddress,
  organization: ifGiven(line(160)),
  role: ifGiven(line(120)),
  country: ifGiven(line(80)),
  why: paragraph(2000),
  // Ticking the same box twice is one interest, in the order of the page.
  interests: z
    .array(choice(circleInterests))
    .max(100)
    .transform((ticked) => circleInterests.filter((interest) => ticked.includes(interest))),
  consent: z.enum(['on', 'true'], { error: 'required' }).transform(() => true as const),
})

export type CircleRequestInput = z.infer<typeof circleRequestInput>
