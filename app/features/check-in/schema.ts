import { z } from 'zod'
import { maxTaps } from './model'

/** As the database writes it, so that ids can be compared. */
const id = z.guid().toLowerCase()

/** One tap of a batch. Each is parsed by itself, so that a malformed one does not stop the others. */
export const tapInput = z.object({
  id,
  userId: id,
  isPresent: z.boolean(),
  agoMs: z.number().default(0),
  deviceId: id,
})

/** Longer than the ids that we generate; only named in the answer. */
const maxIdLength = 100

/** What an answer calls a tap that can't be parsed. */
export const tapId = z.object({ id: z.string().max(maxIdLength) })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The batch that the script sends: a JSON array. */
export const tapsInput = z.object({
  taps: z.string().transform(parseJson).pipe(z.array(z.unknown()).max(maxTaps)),
})

/** The plain form of one guest. Sent twice it is two taps that say the same. */
export const oneTapInput = z.object({
  userId: id,
  isPresent: z.enum(['yes', 'no']).transform((value) => value === 'yes'),
})
