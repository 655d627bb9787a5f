import { z } from 'zod'
import type { ProviderClaims } from '~/auth/provider-answers'
import { resetRequestInput } from '~/features/accounts/schema'
import { emailAddress } from '~/lib/input'

const to = { to: z.string().max(2000).optional() }

export const startInput = resetRequestInput.extend(to)
export const proofInput = z.object(to)
export const unlinkInput = z.object({ identity: z.uuid() })

/**
 * The address that the provider vouches for, in lower case; none that our forms would refuse. Microsoft says so by `xms_edov`, as it has no `email_verified`: the
 * owner of the domain has verified it.
 */
export function verifiedAddress({ email, email_verified, xms_edov }: ProviderClaims): string | undefined {
  const isVerified = email_verified === true || [true, 1, '1', 'true'].includes(xms_edov ?? false)
  return isVerified ? emailAddress.safeParse(email).data?.toLowerCase() : undefined
}
