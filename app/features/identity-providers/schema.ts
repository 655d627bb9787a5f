import { z } from 'zod'
import { line, optional } from '~/lib/input'
import { providerLengths } from './model'

/** Its query and fragment are part of no issuer. An address of metadata would let them name any issuer. */
const issuer = line(providerLengths.issuer).refine(
  (text) => {
    const url = URL.parse(text)
    return (
      url !== null &&
      /^https?:$/.test(url.protocol) &&
      !url.search &&
      !url.hash &&
      !url.username &&
      !text.includes('/.well-known/')
    )
  },
  { error: 'Write the issuer as the provider names it, like https://login.region.example/hospital.' },
)

/** An empty secret keeps the one that is stored. */
export const providerInput = z.object({
  issuer,
  clientId: line(providerLengths.clientId),
  clientSecret: optional(line(providerLengths.clientSecret)),
})
export type ProviderInput = z.infer<typeof providerInput>
