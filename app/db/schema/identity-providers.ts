import { boolean, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { organisations } from './organisations'
import { users } from './users'

/** Where the members of an organisation sign in: its OpenID Connect provider. One for each organisation. */
export const identityProviders = pgTable('identity_providers', {
  id: uuid().primaryKey().defaultRandom(),
  organisationId: uuid()
    .notNull()
    .unique()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  issuer: text().notNull(),
  clientId: text().notNull(),
  /** Encrypted with a key derived from the server's secret, which is not in the database. */
  clientSecret: text().notNull(),
  isEnabled: boolean().notNull().default(false),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Which person at a provider an account belongs to. */
export const linkedIdentities = pgTable(
  'linked_identities',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerId: uuid()
      .notNull()
      .references(() => identityProviders.id, { onDelete: 'cascade' }),
    issuer: text().notNull(),
    /** The id of the person at the issuer, which stays when their address changes there. */
    subject: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('linked_identities_of_subject').on(table.issuer, table.subject),
    /** The next owner of an address is another subject, and does not get the account. */
    unique('linked_identities_of_user').on(table.userId, table.providerId),
    index('linked_identities_of_provider').on(table.providerId),
  ],
)

/** Sign-ins that have been sent to a provider and are not back yet, by the SHA-256 of their `state`. */
export const pendingSignOns = pgTable(
  'pending_sign_ons',
  {
    hash: text().primaryKey(),
    providerId: uuid()
      .notNull()
      .references(() => identityProviders.id, { onDelete: 'cascade' }),
    /** The SHA-256 of the cookie of the browser that began. */
    browserHash: text().notNull(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    /** The page that was asked for. */
    destination: text(),
    /** Whose fresh proof it is to be; null for a sign-in. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('pending_sign_ons_ends').on(table.expiresAt),
    index('pending_sign_ons_of').on(table.userId),
    index('pending_sign_ons_at').on(table.providerId),
  ],
)
