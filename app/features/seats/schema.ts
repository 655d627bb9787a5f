import { z } from 'zod'
import { digitsAsNumber, emailAddress, optional } from '~/lib/input'

/** A colleague is named by the address: a list would show who else of the organisation has an account. */
const colleague = emailAddress.transform((address) => address.toLowerCase())

export const joinInput = z.object({ colleague: optional(colleague) })
export const handOverInput = z.object({ colleague })
export const linkInput = z.object({ token: z.string().max(100) })
export const withdrawInput = z.object({ user: z.guid() })

const people = (min: number) =>
  optional(
    z.preprocess(
      digitsAsNumber,
      z
        .number({ error: 'seats' })
        .int({ error: 'seats' })
        .min(min, { error: 'seats' })
        .max(999_999, { error: 'seats' }),
    ),
  )

export const rulesInput = z.object({ maxSuppliers: people(0), minHospitals: people(1) })
export type RulesInput = z.infer<typeof rulesInput>
