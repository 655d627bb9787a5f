import { createHmac } from 'node:crypto'

/** The same parts always give the same text; without the server's secret nobody can tell which parts gave it. */
export type KeyedHash = (...parts: string[]) => string

/** HMAC-SHA-256. The parts are joined as JSON, so that `a, bc` and `ab, c` differ. */
export const createKeyedHash =
  (secret: string): KeyedHash =>
  (...parts) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex')
