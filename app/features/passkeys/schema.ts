import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { passkeyNameLength } from '~/features/factors/model'
import { rowId, visibleLine } from '~/lib/input'

const bytes = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/)

const answer = { id: bytes.min(1), rawId: bytes.min(1), type: z.literal('public-key') }

const registration = z
  .object({
    ...answer,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z
        .array(z.string().regex(/^[a-z-]{1,20}$/))
        .max(10)
        .optional(),
    }),
  })
  .transform((sent): RegistrationResponseJSON => {
    const { transports = [], ...response } = sent.response
    return { ...sent, response: { ...response, transports }, clientExtensionResults: {} }
  })

const assertion = z
  .object({
    ...answer,
    response: z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: bytes.nullish(),
    }),
  })
  .transform((sent): AuthenticationResponseJSON => {
    const { userHandle, ...response } = sent.response
    return { ...sent, response: { ...response, ...(userHandle && { userHandle }) }, clientExtensionResults: {} }
  })

/** The field is filled in by our script. What is no answer becomes null, which the command refuses like a wrong one. */
const asJson = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((text) => {
    try {
      return typeof text === 'string' && text.length < 50_000 ? JSON.parse(text) : null
    } catch {
      return null
    }
  }, schema.nullable().catch(null))

const name = visibleLine(passkeyNameLength)

/** The name is checked before the browser asks for anything. */
export const startPasskeyInput = z.object({ name })
export const assertionInput = z.object({ response: asJson(assertion) })
export const addPasskeyInput = z.object({ name, response: asJson(registration) })
export const renamePasskeyInput = z.object({ passkey: rowId, name })
export const onePasskeyInput = z.object({ passkey: rowId })

export type Assertion = z.infer<typeof assertionInput>['response']
export type AddPasskeyInput = z.infer<typeof addPasskeyInput>
