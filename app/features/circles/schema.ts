import { z } from 'zod'
import { circleInterests } from '~/lib/circle-interests'
import { choice, emailAddress, line, optional, paragraph, personName, rowId, visibleLine } from '~/lib/input'
import { circleRequestLengths } from './model'

export const circleRequestInput = z.object({
  name: personName,
  email: emailAddress,
  organization: optional(visibleLine(circleRequestLengths.organization)),
  role: optional(line(circleRequestLengths.role)),
  country: optional(line(circleRequestLengths.country)),
  why: paragraph(circleRequestLengths.why),
  // A text that is no id is a session that is gone: the request counts without it.
  eventId: optional(rowId),
  // Without duplicates, in the order of the page: the unique index compares the list.
  interests: z
    .array(choice(circleInterests))
    .max(100)
    .transform((ticked) => circleInterests.filter((interest) => ticked.includes(interest))),
  consent: z.enum(['on', 'true'], { error: 'required' }).transform(() => true as const),
})

/** The team's mail and the inbox show every field, in this order. */
export const circleRequestFields = circleRequestInput.keyof().options

export type CircleRequestInput = z.infer<typeof circleRequestInput>
