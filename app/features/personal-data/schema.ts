import { z } from 'zod'
import { contactLengths } from '~/features/contact/model'
import { emailAddress, paragraph, personName } from '~/lib/input'

/** A token of another form than ours becomes empty, which matches no link. */
const token = z
  .string()
  .regex(/^[\w-]{1,200}$/)
  .catch('')

export const copyAddressInput = z.object({ email: emailAddress.transform((email) => email.toLowerCase()) })
export const copyTokenInput = z.object({ token })
export const eraseInput = z.object({ agree: z.literal('yes', { error: 'required' }) })
export const eraseByLinkInput = copyTokenInput.extend(eraseInput.shape)
export const dataMessageInput = copyTokenInput.extend({ name: personName, message: paragraph(contactLengths.message) })
export type DataMessageInput = z.infer<typeof dataMessageInput>
export const nothingInput = z.object({})
