import { and, eq, gte, lt } from 'drizzle-orm'
import { z } from 'zod'
import { hospitalHours } from '~/db/schema/deliverables'
import { organisations } from '~/db/schema/organisations'
import { adminCommand } from '~/features/admin/commands.server'
import { Refused } from '~/lib/app-error'
import { officeDay } from '~/lib/office-hours'
import type { Ctx } from '~/web/ctx.server'
import { type HoursRefusal, maxEntries } from './model'
import type { EnterInput } from './schema'

const refused = (reason: HoursRefusal) => new Refused(reason)

type OfOrganisation = { organisationId: string }

/** Hours that a hospital gave outside of events. A form sent twice enters them once. */
export const enterHospitalHours = adminCommand(
  'organisation.manage',
  async (ctx, input: OfOrganisation & EnterInput) => {
    const { organisationId, id, activity, hours, givenOn, note } = input
    const hospital = await lockHospital(ctx, organisationId)
    if (givenOn > officeDay(ctx.now)) throw refused('future')
    const [added] = await ctx.db
      .insert(hospitalHours)
      .values({
        ...{ id, organisationId: hospital.id, activity, hours, givenOn, note },
        ...{ enteredBy: ctx.actor.email, createdAt: ctx.now },
      })
      .onConflictDoNothing()
      .returning()
    if (!added) return
    const year = Number(givenOn.slice(0, 4))
    const ofYear = and(gte(hospitalHours.givenOn, `${year}-01-01`), lt(hospitalHours.givenOn, `${year + 1}-01-01`))
    const entries = await ctx.db.$count(hospitalHours, and(eq(hospitalHours.organisationId, hospital.id), ofYear))
    if (entries > maxEntries) throw refused('too-many')
    const details = { activity, hours, givenOn }
    await ctx.record({ action: 'hospital-hours.entered', id: hospital.id, name: hospital.name, details })
  },
)

/** What is removed already stays so. */
export const removeHospitalHours = adminCommand(
  'organisation.manage',
  async (ctx, { organisationId, entry }: OfOrganisation & { entry: string }) => {
    const hospital = await lockHospital(ctx, organisationId)
    const [removed] = await ctx.db
      .delete(hospitalHours)
      .where(and(eq(hospitalHours.id, entry), eq(hospitalHours.organisationId, hospital.id)))
      .returning()
    if (!removed) return
    const { activity, hours, givenOn } = removed
    const details = { activity, hours, givenOn }
    await ctx.record({ action: 'hospital-hours.removed', id: hospital.id, name: hospital.name, details })
  },
)

/** Locked, so that it is not merged meanwhile, and that its entries are counted one after another. */
async function lockHospital({ db }: Ctx, id: string) {
  const [organisation] = z.guid().safeParse(id).success
    ? await db.select().from(organisations).where(eq(organisations.id, id)).for('update')
    : []
  if (!organisation) throw refused('gone')
  if (organisation.kind !== 'hospital') throw refused('no-hospital')
  return organisation
}
