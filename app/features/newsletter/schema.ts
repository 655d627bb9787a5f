import { z } from 'zod'
import { emailAddress } from '~/lib/input'

/** Addresses are stored in lower case, so that one person has one subscription. */
export const subscribeInput = z.object({ email: emailAddress.transform((email) => email.toLowerCase()) })

export type SubscribeInput = z.infer<typeof subscribeInput>

/** A form with no fields but the token of its page's address. */
export const confirmInput = z.object({ token: z.string().max(200) })
