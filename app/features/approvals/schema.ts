import { z } from 'zod'
import { choice, optional } from '~/lib/input'
import { memberEffects, newOrganisation, noOrganisation } from './model'

/** Fields of the form of a decision; those of a bulk decision are absent, and the domain of the address decides. */
export const approvalFields = {
  organisation: optional(z.union([z.uuid(), z.enum([newOrganisation, noOrganisation])], { error: 'choice' })),
  /** For someone who has an account. */
  effect: optional(choice(memberEffects)),
}

const approvalInput = z.object(approvalFields)
export type ApprovalInput = z.infer<typeof approvalInput>
