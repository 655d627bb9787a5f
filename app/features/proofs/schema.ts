import { z } from 'zod'
import { password } from '~/features/accounts/schema'
import { code } from '~/features/factors/schema'
import { assertionInput } from '~/features/passkeys/schema'

const to = { to: z.string().max(2000).optional() }

export const codeProofInput = z.object({ code, ...to })
export const passkeyProofInput = assertionInput.extend(to)
export const passwordProofInput = z.object({ password, ...to })
