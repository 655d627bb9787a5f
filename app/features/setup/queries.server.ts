import { sql } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { brandFrom } from '~/brand/brand'
import type { Db } from '~/db/db.server'
import { contentDocuments } from '~/db/schema/documents'
import { events } from '~/db/schema/events'
import { passkeys, totpSecrets } from '~/db/schema/factors'
import { invitations } from '~/db/schema/invitations'
import { mails } from '~/db/schema/mails'
import { sampleData } from '~/db/schema/sample-data'
import { siteSettings } from '~/db/schema/site-settings'
import { userAccessLevels, users } from '~/db/schema/users'
import { getBrand } from '~/features/content/queries.server'
import { sampleIds } from '~/features/sample-content/queries.server'
import type { Ctx } from '~/web/ctx.server'
import { firstBackup, isOffered, type Setup, type SetupStep, setupHidden, setupSteps, stepsLeft } from './model'

type MailSettings = { smtpUrl?: string | undefined }

type Facts = Record<Exclude<SetupStep, 'brand' | 'mail'> | 'delivered' | 'hidden' | 'demo', boolean>

/** What the data says; every part ends at the first row that it finds. */
async function readFacts({ db }: Ctx, userId: string): Promise<Facts | undefined> {
  const hasLogo = sql`exists (
    select from ${contentDocuments}
    where ${contentDocuments.type} = 'clientLogo' and ${contentDocuments.published} is not null
      and ${contentDocuments.id} not in ${sampleIds('document')})`
  const isOwn = sql`${events.status} = 'scheduled' and ${events.id}::text not in ${sampleIds('event')}`
  const isSet = (name: string) => sql`exists (select from ${siteSettings} where ${siteSettings.name} = ${name})`
  const { rows } = await db.execute<Facts>(sql`select
    exists (select from ${users} where ${users.id} = ${userId} and ${users.name} <> '') as "name",
    exists (select from ${mails} where ${mails.sentAt} is not null) as "delivered",
    exists (select from ${events} where ${isOwn} and ${events.isPublic}) as "session",
    exists (select from ${events} where ${isOwn} and cardinality(${events.roles}) > 0) as "event",
    exists (select from ${userAccessLevels} where ${userAccessLevels.adminRole} is null)
      or exists (select from ${invitations}) as "member",
    ${hasLogo} as "logos",
    exists (select from ${passkeys} where ${passkeys.userId} = ${userId})
      or exists (select from ${totpSecrets} where ${totpSecrets.userId} = ${userId} and ${totpSecrets.confirmedAt} is not null) as "factor",
    exists (select from ${userAccessLevels} where ${userAccessLevels.adminRole} = 'owner' and ${userAccessLevels.userId} <> ${userId}) as "second-admin",
    ${isSet(firstBackup)} as "backup",
    ${isSet(setupHidden)} as "hidden",
    exists (select from ${sampleData}) as "demo"`)
  return rows[0]
}

/** A name or an address of one's own, by the environment or by what editors have published. */
async function isBrandOwn(ctx: Ctx) {
  const [brand, original] = [await getBrand(ctx), brandFrom()]
  return (['product', 'domain', 'email', 'phone'] as const).some((key) => brand[key] !== original[key])
}

/** Which steps are done. Nobody ticks them: the data does. */
export async function getSetup(ctx: Ctx, { smtpUrl }: MailSettings): Promise<Setup> {
  authorize(ctx.actor, 'settings.see')
  const facts = await readFacts(ctx, ctx.actor.userId)
  const isBrandDone = await isBrandOwn(ctx)
  const isDone = (key: SetupStep) => {
    if (key === 'brand') return isBrandDone
    if (key === 'mail') return Boolean(smtpUrl) && facts?.delivered === true
    return facts?.[key] === true
  }
  const missing = smtpUrl ? ('delivery' as const) : ('smtp' as const)
  return {
    isHidden: facts?.hidden === true,
    isDemo: facts?.demo === true,
    steps: setupSteps.map((key) => ({
      key,
      isDone: isDone(key),
      ...(key === 'mail' && !isDone(key) ? { missing } : {}),
    })),
  }
}

/** When each admin's list was found to be complete or hidden: asked with every page, and seldom otherwise again. */
const finished = new WeakMap<Db, Map<string, number>>()
const finishedForMs = 10 * 60 * 1000

export const forgetSetup = ({ db }: Pick<Ctx, 'db'>) => void finished.delete(db)

/** The list as long as it is offered and has steps left; else null. */
export async function findSetup(ctx: Ctx, settings: MailSettings): Promise<Setup | null> {
  authorize(ctx.actor, 'settings.see')
  const { userId } = ctx.actor
  const known = finished.get(ctx.db) ?? new Map<string, number>()
  finished.set(ctx.db, known)
  if (Math.abs(ctx.now.getTime() - (known.get(userId) ?? 0)) < finishedForMs) return null
  const setup = await getSetup(ctx, settings)
  if (isOffered(setup) && stepsLeft(setup).length > 0) return setup
  known.set(userId, ctx.now.getTime())
  return null
}
