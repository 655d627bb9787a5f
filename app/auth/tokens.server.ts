import { createHash, randomBytes } from 'node:crypto'

/** A random secret of 256 bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The stored form of a token: enough to recognise it, not enough to use it. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
