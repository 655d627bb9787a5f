import { z } from 'zod'
import { resetRequestInput } from '~/features/accounts/schema'

const to = { to: z.string().max(2000).optional() }

export const startInput = resetRequestInput.extend(to)
export const proofInput = z.object(to)
export const unlinkInput = z.object({ identity: z.uuid() })
