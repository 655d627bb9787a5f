import { z } from 'zod'
import { circleInterests } from '~/lib/circle-interests'
import { choice, emailAddress, line, optional, paragraph, personName } from '~/lib/input'

/** A field that may be left empty; empty is then nothing, not a text of no letters. */
export const circleRequestInput = z.object({
  name: personName,
  email: emailAddress,
  organization: optional(line(160)),
  role: optional(line(120)),
  country: optional(line(80)),
  why: paragraph(2000),
  // Ticking the same box twice is one interest, in the order of the page.
  interests: z
    .array(choice(circleInterests))
    .max(100)
    .transform((ticked) => circleInterests.filter((interest) => ticked.includes(interest))),
  consent: z.enum(['on', 'true'], { error: 'required' }).transform(() => true as const),
})

export type CircleRequestInput = z.infer<typeof circleRequestInput>
