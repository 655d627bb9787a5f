import { eq } from 'drizzle-orm'
import { findKnownDevice } from '~/auth/known-devices.server'
import { isClosedHash } from '~/auth/passwords.server'
import { type StartedSession, startSession } from '~/auth/sessions.server'
import { users } from '~/db/schema/users'
import { browserName } from '~/features/profile/model'
import { recordSecurityEvent } from '~/features/security-events/commands.server'
import { enqueueSecurityNotice } from '~/features/security-notices/jobs.server'
import { Refused } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import type { SignInWay } from './model'
import { isFirstSignIn } from './queries.server'

type VerifiedSignIn = {
  userId: string
  email: string
  isAdmin: boolean
  userAgent: string
  way: SignInWay
  /** Whether the way is a second factor, or stands for one. */
  hasSecondFactor: boolean
  /** When a provider asked them, which may be long ago. */
  provenAt?: Date
  /** Of a sign-in that no form of ours sent. */
  deviceCookie?: string | undefined
}

/**
 * What every way of signing in ends with, once the caller has verified who it is: the session, the notice of a new browser
 * and the event. Refuses with `closed` an account that its owner has reported, until it has a new password.
 */
export async function startVerifiedSession(ctx: Ctx, signIn: VerifiedSignIn): Promise<StartedSession> {
  const started = await startIfOpen(ctx, signIn)
  if (started) return started
  const details = { with: signIn.way, isClosed: true }
  await recordSecurityEvent(ctx, { kind: 'session.refused', userId: signIn.userId, outcome: 'refused', details })
  throw new Refused('closed')
}

function startIfOpen(ctx: Ctx, { way, deviceCookie, ...signIn }: VerifiedSignIn): Promise<StartedSession | undefined> {
  const { userId, email, userAgent } = signIn
  return inTransaction(ctx, async (ctx) => {
    // Locked, so that of a sign-in and a report at once the session is either refused or ended.
    const [user] = await ctx.db
      .select({ id: users.id, createdAt: users.createdAt, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, userId))
      .for('update')
    if (!user || isClosedHash(user.passwordHash)) return undefined
    const isNewDevice = findKnownDevice(ctx, deviceCookie ?? ctx.client?.deviceCookie, email) === undefined
    const device = browserName(userAgent)
    if (isNewDevice && !(await isFirstSignIn(ctx, user))) {
      await enqueueSecurityNotice(ctx, { userId, what: 'new-device', ...(device && { device }) })
    }
    const started = await startSession(ctx, signIn)
    const details = { with: way, ...(device && { device }), isNewDevice }
    await recordSecurityEvent(ctx, { kind: 'session.started', userId, details })
    return started
  })
}
