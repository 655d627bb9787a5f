import { z } from 'zod'
import { accessRequestInput } from '~/features/access-requests/schema'
import { emailAddress, optional } from '~/lib/input'

/** A token of another form than ours becomes empty, which matches no link. */
const token = z
  .string()
  .regex(/^[\w-]{1,200}$/)
  .catch('')
const { name, organization, role, reason } = accessRequestInput.shape

/** Fields that are left empty stay as they are. The address can't be changed: the link was mailed to it. */
export const correctionInput = z.object({
  token,
  name: optional(name),
  organization: optional(organization),
  role: optional(role),
  reason: optional(reason),
})

export const withdrawalInput = z.object({ token })

export const statusLinkInput = z.object({ email: emailAddress })

export type CorrectionInput = z.infer<typeof correctionInput>
