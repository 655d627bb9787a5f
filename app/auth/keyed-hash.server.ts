import { createHmac } from 'node:crypto'

/** The same parts always give the same hash. Without the server's secret nobody can compute it or find its parts. */
export type KeyedHash = (...parts: string[]) => string

/** HMAC-SHA-256. The parts are joined as JSON, so that `a, bc` and `ab, c` differ. */
export const createKeyedHash =
  (secret: string): KeyedHash =>
  (...parts) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex')
