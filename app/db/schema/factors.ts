import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users'

/** Passkeys of members: the public half of a key pair that a device or a password manager holds. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As base64url. Unique over all accounts: it decides who signs in. */
    credentialId: text().notNull().unique(),
    /** COSE, as base64url. */
    publicKey: text().notNull(),
    /** Signatures so far, as the authenticator counts them; 0 for those that don't count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How browsers reach the authenticator: `internal`, `usb`, `hybrid` … */
    transports: text().array().notNull().default(sql`'{}'`),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('passkeys_of').on(table.userId)],
)

/** The secret that an account shares with an authenticator app; one for each account. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with a key derived from the server's secret, which is not in the database. */
  secret: text().notNull(),
  /** Null until a first code has shown that the app has the secret; it protects nothing before. */
  confirmedAt: timestamp({ withTimezone: true }),
  /** The time step of the last accepted code: a code of this step or an earlier one is refused. */
  lastStep: bigint({ mode: 'number' }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** One-time codes for who has lost the other factors, by their keyed hash. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    usedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
)

/**
 * Random values that we have given out and that come back once: WebAuthn challenges, and the token between the password
 * and the second step of a sign-in. By SHA-256. In the database, because the answer may reach another process.
 */
export const authChallenges = pgTable(
  'auth_challenges',
  {
    hash: text().primaryKey(),
    purpose: text().notNull(),
    /** Whose answer is expected; null when anyone may sign in with it. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check(
      'auth_challenges_purpose',
      sql`${table.purpose} in ('second-step', 'passkey-sign-in', 'passkey-second-step', 'passkey-registration', 'passkey-proof')`,
    ),
    index('auth_challenges_ends').on(table.expiresAt),
    index('auth_challenges_of').on(table.userId),
  ],
)
