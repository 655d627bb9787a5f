import { z } from 'zod'
import { emailAddress, personName, rowId } from '~/lib/input'

export const proposeInput = z.object({
  name: personName,
  email: emailAddress.transform((address) => address.toLowerCase()),
})
export const oneProposalInput = z.object({ id: rowId })

export type ProposeInput = z.infer<typeof proposeInput>
export type OneProposalInput = z.infer<typeof oneProposalInput>
