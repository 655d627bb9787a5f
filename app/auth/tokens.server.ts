import { createHash, randomBytes } from 'node:crypto'

/** A secret that only its holder has. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What is stored of a token: enough to know it again, not enough to use it. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
