// Loaded into the servers of most tests with `--import` (quickHashes in server.ts): hashing a password takes 0.2 s of a core in the
// product, and most tests only need a session. The product has no setting for it.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { scrypt } = crypto
crypto.scrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: Number(process.env.HASH_COST ?? 16), p: 1 }, done)
syncBuiltinESMExports()
