import { z } from 'zod'
import { optional } from '~/lib/input'

const error = 'choice'
/** Empty: no digest. */
export const digestInput = z.object({
  hour: optional(z.coerce.number({ error }).int({ error }).min(0, { error }).max(23, { error })),
})
export type DigestInput = z.infer<typeof digestInput>

/** The line whose button was pressed. */
export const lineInput = z.object({ id: z.uuid() })
