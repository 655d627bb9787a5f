import { expect } from 'vitest'
import { auditLog } from '~/db/schema/audit-log'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import type { Ctx } from '~/web/ctx.server'
import { asAdmin, asMember } from '../../../test/members'
import { committing, test } from '../../../test/test'
import { enterHospitalHours, removeHospitalHours } from './commands.server'
import { maxEntries } from './model'
import { getHoursPage, getOwnHospitalHours } from './queries.server'
import { enterInput } from './schema'

async function addHospital({ db }: Ctx, kind: 'hospital' | 'supplier' = 'hospital') {
  const [row] = await db.insert(organisations).values({ name: 'Nord', kind }).returning()
  return row?.id ?? ''
}

const entry = (organisationId: string, overrides = {}) => ({
  ...{ organisationId, id: crypto.randomUUID() },
  ...{ activity: 'survey' as const, hours: 1.5, givenOn: '2026-03-02', note: 'By telephone' },
  ...overrides,
})

test('hours outside of events count for the hospital of whoever belongs to it', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const id = await addHospital(ctx)
  const member = await asMember(ctx, { role: 'hospital' })
  await ctx.db.insert(organisationMembers).values({ userId: member.actor.userId, organisationId: id })
  expect(await getOwnHospitalHours(member)).toBeNull()
  await enterHospitalHours(admin, entry(id))
  await enterHospitalHours(admin, entry(id, { activity: 'pilot', hours: 3, givenOn: '2026-03-03' }))
  await enterHospitalHours(admin, entry(id, { givenOn: '2025-12-31', hours: 9 }))
  expect(await getOwnHospitalHours(member)).toMatchObject({ hours: 4.5, inEvents: 0, events: 0 })
  const page = await getHoursPage(admin, id)
  expect(page.hours.byActivity).toEqual({ survey: 1.5, plenum: 0, evaluation: 0, pilot: 3 })
  expect(page.entries.map(({ activity, enteredBy }) => [activity, enteredBy])).toEqual([
    ['pilot', admin.actor.email],
    ['survey', admin.actor.email],
  ])
})

test('a form sent twice enters the hours once, and removing twice removes once, each with one line in the log', async ({
  ctx,
}) => {
  const admin = await asAdmin(ctx)
  const id = await addHospital(ctx)
  const input = entry(id)
  for (let twice = 0; twice < 2; twice += 1) await enterHospitalHours(admin, input)
  expect((await getHoursPage(admin, id)).entries).toHaveLength(1)
  for (let twice = 0; twice < 2; twice += 1) await removeHospitalHours(admin, { organisationId: id, entry: input.id })
  expect((await getHoursPage(admin, id)).entries).toHaveLength(0)
  const log = await ctx.db.select().from(auditLog)
  expect(log.map(({ action }) => action).sort()).toEqual(['hospital-hours.entered', 'hospital-hours.removed'])
})

test('entries of another hospital are not removed', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const [one, other] = [await addHospital(ctx), await addHospital(ctx)]
  const input = entry(one)
  await enterHospitalHours(admin, input)
  await removeHospitalHours(admin, { organisationId: other, entry: input.id })
  expect((await getHoursPage(admin, one)).entries).toHaveLength(1)
})

test('days to come, what is no hospital and what is gone are refused', async ({ ctx }) => {
  const admin = await asAdmin(ctx)
  const id = await addHospital(ctx)
  const refusal = (input: ReturnType<typeof entry>) => expect(enterHospitalHours(admin, input)).rejects
  await refusal(entry(id, { givenOn: '2026-11-17' })).toMatchObject({ reason: 'future' })
  await refusal(entry(await addHospital(ctx, 'supplier'))).toMatchObject({ reason: 'no-hospital' })
  for (const gone of [crypto.randomUUID(), 'x']) await refusal(entry(gone)).toMatchObject({ reason: 'gone' })
  await expect(getHoursPage(admin, await addHospital(ctx, 'supplier'))).rejects.toMatchObject({ kind: 'not-found' })
  await expect(getHoursPage(admin, 'x')).rejects.toMatchObject({ kind: 'not-found' })
})

test('one entry too many is refused, also of two at once', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  const admin = await asAdmin(ctx)
  const id = await addHospital(ctx)
  for (let count = 1; count < maxEntries; count += 1) await enterHospitalHours(admin, entry(id))
  const results = await Promise.allSettled([enterHospitalHours(admin, entry(id)), enterHospitalHours(admin, entry(id))])
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect((await getHoursPage(admin, id)).entries).toHaveLength(maxEntries)
})

test('only those who manage organisations enter and remove hours', async ({ ctx }) => {
  const id = await addHospital(ctx)
  for (const actor of [await asMember(ctx), await asMember(ctx, { adminRole: 'reader' })]) {
    await expect(enterHospitalHours(actor, entry(id))).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(removeHospitalHours(actor, { organisationId: id, entry: id })).rejects.toMatchObject({
      kind: 'forbidden',
    })
  }
  await expect(getHoursPage(await asMember(ctx), id)).rejects.toMatchObject({ kind: 'forbidden' })
})

test.for([
  ['1', 1],
  ['1.5', 1.5],
  ['2,5', 2.5],
  ['0', undefined],
  ['-1', undefined],
  ['101', undefined],
  ['1e1', undefined],
  ['1.25', undefined],
  ['', undefined],
] as const)('%s hours are read as %s', ([text, hours]) => {
  const fields = { id: crypto.randomUUID(), activity: 'survey', givenOn: '2026-03-02', note: '' }
  expect(enterInput.safeParse({ ...fields, hours: text }).data?.hours).toBe(hours)
})
