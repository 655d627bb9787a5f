import { z } from 'zod'
import { emailAddress, storable } from '~/lib/input'
import { passwordMaximum, passwordMinimum } from './model'

const email = emailAddress.transform((address) => address.toLowerCase())

/** Not trimmed: a space at its end is part of a password. */
const typed = z
  .string({ error: 'required' })
  .min(1, { error: 'required', abort: true })
  .max(passwordMaximum, { error: 'tooLong', abort: true })
export const password = typed.refine(storable, { error: 'characters' })
export const newPassword = typed
  .min(passwordMinimum, { error: 'tooShort', abort: true })
  .refine(storable, { error: 'characters' })

/** What no mail of ours could hold is as good as none. */
const token = z
  .string()
  .regex(/^[\w-]{1,200}$/)
  .catch('')

export const signInInput = z.object({ email, password, to: z.string().max(2000).optional() })
export const registerInput = z.object({ email, password: newPassword })
export const resetRequestInput = z.object({ email })
export const resetInput = z.object({ token, password: newPassword })
export const confirmInput = z.object({ token, password })
/** The set-up link asks for an address too; an invitation has its own, and none that is sent beside it counts. */
export const acceptInput = z.object({ token, email: email.optional(), password: newPassword })
/** What the meter asks about: a password that is being typed, and the address it is for, typed as far as it is. */
export const strengthInput = z.object({ password, email: z.string().max(254).refine(storable).catch('') })
export type StrengthInput = z.infer<typeof strengthInput>
export type RegisterInput = z.infer<typeof registerInput>
