import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { decrypt } from '~/auth/encryption.server'
import { totpSecrets } from '~/db/schema/factors'
import { confirmTotp, startTotp } from '~/features/factors/commands.server'
import { totpPurpose } from '~/features/factors/queries.server'
import { addPasskey, startPasskey } from '~/features/passkeys/commands.server'
import type { Ctx } from '~/web/ctx.server'
import { Authenticator } from './authenticator'

/** The code that the app of this person shows, now or some seconds later. */
export async function codeOf({ db, keyedHash, now }: Ctx, userId: string, seconds = 0) {
  const [row] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId))
  const secret = decrypt(keyedHash, totpPurpose, userId, row?.secret ?? '') ?? ''
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now.getTime() + seconds * 1000 })
}

/** Sets up an app for the actor, with a code of the last time step, so that the current one is still unused. */
export async function addApp(ctx: Ctx) {
  await startTotp(ctx, {})
  const { codes } = await confirmTotp(ctx, { code: await codeOf(ctx, ctx.actor?.userId ?? '', -30) })
  return codes ?? []
}

/** Adds a passkey to the actor's account. */
export async function registerPasskey(ctx: Ctx, name = 'Laptop') {
  const authenticator = new Authenticator(ctx.actor?.userId ?? '')
  const { create } = await startPasskey(ctx, {})
  const added = await addPasskey(ctx, { name, response: authenticator.create(create.challenge) })
  return { authenticator, ...added }
}
