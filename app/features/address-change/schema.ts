import { z } from 'zod'
import { emailAddress } from '~/lib/input'

export const newAddressInput = z.object({ email: emailAddress.transform((address) => address.toLowerCase()) })
export const confirmAddressInput = z.object({ token: z.string().max(200) })
