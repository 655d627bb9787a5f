import { and, eq, isNotNull } from 'drizzle-orm'
import type { Member } from '~/auth/permissions'
import { userAccessLevels, users } from '~/db/schema/users'
import { userPreferences } from '~/db/schema/workspace'
import { queueMail } from '~/email/mails.server'
import { renderMail } from '~/email/render.server'
import { defineJob, handle } from '~/jobs/jobs.server'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import { digestMail } from './emails/digest-mail'
import { digestDay, digestOf } from './model/digest'
import { listWaiting } from './queries.server'

export const digestDue = defineJob<{ userId: string; day: string }>('digest.due')

/**
 * Mails what waits to one admin. On a day when nothing waits it mails nothing: a mail without content each morning teaches
 * people not to open the others.
 */
export const mailDigest = handle(digestDue, async (ctx: Ctx, { userId, day }) => {
  // A job that had to wait until the next day is out of date, and that day has its own.
  if (digestDay(ctx.now) !== day) return
  const reader = await findReader(ctx, userId)
  if (!reader) return
  const sections = await listWaiting({ ...ctx, actor: reader.actor })
  const digest = digestOf(
    sections.flatMap(({ lines }) => lines),
    ctx.now,
  )
  if (digest.count === 0) return
  const { name, locale } = reader
  const content = await renderMail(ctx, locale, (tools) => digestMail(tools, digest, ctx.now), name)
  await inTransaction(ctx, async (ctx) => {
    await queueMail(ctx, {
      key: `digest:${userId}:${day}`,
      template: 'digest',
      locale,
      to: { name, address: reader.actor.email },
      ...content,
    })
  })
})

export const todayJobs = [mailDigest]

/** The admin, if they are still one and still want the digest. */
async function findReader(ctx: Ctx, userId: string) {
  const { role, accessLevel: level, adminRole } = userAccessLevels
  const [row] = await ctx.db
    .select({ email: users.email, name: users.name, locale: users.locale, role, level, adminRole })
    .from(userPreferences)
    .innerJoin(users, eq(users.id, userPreferences.userId))
    .innerJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
    .where(
      and(
        eq(userPreferences.userId, userId),
        isNotNull(userPreferences.digestHour),
        isNotNull(userAccessLevels.adminRole),
      ),
    )
  if (!row) return undefined
  const { name, locale, ...member } = row
  const actor: Member = { ...member, userId }
  return { actor, name, locale }
}
