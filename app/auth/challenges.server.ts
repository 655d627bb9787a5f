import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '~/db/db.server'
import { authChallenges } from '~/db/schema/factors'
import { hashOf, newToken } from './tokens.server'

const minutes = 60 * 1000

/** How long each kind of challenge can be answered. */
export const challengeLifetimeMs = {
  'second-step': 10 * minutes,
  'passkey-sign-in': 5 * minutes,
  'passkey-second-step': 5 * minutes,
  'passkey-registration': 5 * minutes,
  'passkey-proof': 5 * minutes,
}

export type ChallengePurpose = keyof typeof challengeLifetimeMs

type Needs = { db: Db; now: Date }

/** A random value that can be used once, by this person or, with null, by anyone. */
export async function newChallenge({ db, now }: Needs, purpose: ChallengePurpose, userId: string | null) {
  const challenge = newToken()
  const expiresAt = new Date(now.getTime() + challengeLifetimeMs[purpose])
  await db.insert(authChallenges).values({ hash: hashOf(challenge), purpose, userId, expiresAt })
  return challenge
}

const isOpen = ({ now }: Needs, purpose: ChallengePurpose, challenge: string) =>
  and(
    eq(authChallenges.hash, hashOf(challenge)),
    eq(authChallenges.purpose, purpose),
    gt(authChallenges.expiresAt, now),
  )

/** Deletes it, so that of concurrent uses one succeeds. */
export async function consumeChallenge(
  needs: Needs,
  purpose: ChallengePurpose,
  challenge: string,
  userId: string | null,
) {
  const isTheirs = userId === null ? isNull(authChallenges.userId) : eq(authChallenges.userId, userId)
  const used = await needs.db
    .delete(authChallenges)
    .where(and(isOpen(needs, purpose, challenge), isTheirs))
    .returning({ hash: authChallenges.hash })
  return used.length > 0
}

/** Ends what this person has begun with an earlier password. */
export async function endChallenges({ db }: Pick<Needs, 'db'>, userId: string) {
  await db.delete(authChallenges).where(eq(authChallenges.userId, userId))
}

/** Whose open challenge it is. Does not use it. */
export async function findChallenge(needs: Needs, purpose: ChallengePurpose, challenge: string) {
  const [row] = await needs.db
    .select({ userId: authChallenges.userId })
    .from(authChallenges)
    .where(isOpen(needs, purpose, challenge))
  return row?.userId ?? undefined
}
