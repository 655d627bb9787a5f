import { z } from 'zod'
import { emailAddress, storable } from '~/lib/input'
import { passwordMaximum, passwordMinimum } from './model'

const email = emailAddress.transform((address) => address.toLowerCase())

/** Not trimmed: a space at its end is part of a password. */
const passwordText = z
  .string({ error: 'required' })
  .min(1, { error: 'required', abort: true })
  .max(passwordMaximum, { error: 'tooLong', abort: true })
export const password = passwordText.refine(storable, { error: 'characters' })
export const newPassword = passwordText
  .min(passwordMinimum, { error: 'tooShort', abort: true })
  .refine(storable, { error: 'characters' })

/** A token of another form than ours becomes empty, which matches no link. */
export const token = z
  .string()
  .regex(/^[\w-]{1,200}$/)
  .catch('')

export const signInInput = z.object({ email, password, to: z.string().max(2000).optional() })
export const registerInput = z.object({ email, password: newPassword })
export const resetRequestInput = z.object({ email })
export const resetInput = z.object({ token, password: newPassword })
export const confirmInput = z.object({ token, password })
/** `email` is for the set-up link only: an invitation has its address, and a submitted one is ignored. */
export const acceptInput = z.object({ token, email: email.optional(), password: newPassword })
/** A password that is being typed, and the address it is for, which may be incomplete. */
export const strengthInput = z.object({ password, email: z.string().max(254).refine(storable).catch('') })
export type StrengthInput = z.infer<typeof strengthInput>
export type RegisterInput = z.infer<typeof registerInput>
