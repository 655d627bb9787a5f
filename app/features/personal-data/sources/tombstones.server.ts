import { createKeyedHash } from '~/auth/keyed-hash.server'
import type { Ctx } from '~/web/ctx.server'

/** The key of the marks that an erasure leaves. Made from the server's secret, which it does not reveal. */
export const erasedKey = (keyedHash: Ctx['keyedHash']) => keyedHash('erased-people')

/** The mark of an address or of an account's id: who has the key can recognise the person, and not find out who it was. */
export const tombstone = (key: string, text: string) => createKeyedHash(key)(text.toLowerCase())
