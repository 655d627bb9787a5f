import { eq, sql } from 'drizzle-orm'
import { introductions } from '~/db/schema/introductions'
import { threads } from '~/db/schema/threads'
import { type AdminCtx, adminCommand } from '~/features/admin/commands.server'
import { findChosenOrganisation, getOrganisation } from '~/features/organisations/queries.server'
import { officeDay } from '~/lib/office-hours'
import { form } from '~/web/forms/form-actions.server'
import { introductionRefusals as reasons } from './model'
import {
  type AddInput,
  addInput,
  type CorrectInput,
  correctInput,
  type MeetInput,
  meetInput,
  type RemoveInput,
  removeInput,
} from './schema'
import { introductionMade } from './sources/job-kinds.server'
import { lockIntroductions, refused } from './sources/lock.server'
import { correctableStates, type IntroductionRow, listEngagements, promiseOf } from './sources/rows.server'

type OfEngagement = { engagementId: string }

// The log names the organisation, not the person: most of them are outside of the network, and the log is kept when they ask
// to be named no longer.

/** Introduces a partner to someone, and mails the members of its organisation. A form sent twice adds one. */
export const addIntroduction = adminCommand('engagement.manage', async (ctx, input: OfEngagement & AddInput) => {
  const { engagementId, id, ...typed } = input
  const { engagement, name, rows } = await lockIntroductions(ctx, engagementId, ['running'])
  const fields = await readFields(ctx, typed)
  const sent = rows.find((row) => row.id === id)
  if (sent) {
    if (changedNames(sent, fields).length > 0) throw refused('sent-before')
    return
  }
  const { atMost } = await findPromise(ctx, engagement.id)
  if (atMost === 0) throw refused('not-promised')
  if (rows.length >= atMost) throw refused('all-made')
  checkDays(ctx, engagement, fields)
  const [added] = await ctx.db
    .insert(introductions)
    .values({
      ...{ id, engagementId: engagement.id, ...fields, authorId: ctx.actor.userId },
      ...{ createdAt: ctx.now, updatedAt: ctx.now },
    })
    .onConflictDoNothing()
    .returning()
  // The id is that of an introduction elsewhere.
  if (!added) throw refused('gone')
  await ctx.jobs.enqueue(ctx.db, introductionMade, { introductionId: id })
  await ctx.record({ action: 'introduction.added', id: engagement.id, name, details: detailsOf(added) })
})

/** Notes the day on which they met. A second click changes nothing. */
export const meetIntroduction = adminCommand('engagement.manage', async (ctx, input: OfEngagement & MeetInput) => {
  const { metOn } = input
  const { engagement, name, rows } = await lockIntroductions(ctx, input.engagementId, ['running'])
  const row = findRow(rows, input.introduction)
  if (row.metOn === metOn) return
  if (row.metOn) throw refused('met-already')
  checkDays(ctx, engagement, { ...row, metOn })
  await update(ctx, row, { metOn })
  await ctx.record({ action: 'introduction.met', id: engagement.id, name, details: { ...detailsOf(row), metOn } })
})

/** Also after the end of the engagement: who is named may ask for it. */
export const correctIntroduction = adminCommand(
  'engagement.manage',
  async (ctx, input: OfEngagement & CorrectInput) => {
    const { engagementId, introduction, version, ...typed } = input
    const { engagement, name, rows } = await lockIntroductions(ctx, engagementId, correctableStates)
    const row = findRow(rows, introduction)
    const fields = await readFields(ctx, typed, row)
    const changed = changedNames(row, fields)
    // A second click finds no difference.
    if (changed.length === 0) return
    if (row.version !== version) throw refused('stale')
    checkDays(ctx, engagement, fields)
    await update(ctx, row, fields)
    const details = { ...detailsOf({ ...row, ...fields }), fields: changed }
    await ctx.record({ action: 'introduction.corrected', id: engagement.id, name, details })
  },
)

/** Threads about it go on as threads about the engagement. What is removed already stays so. */
export const removeIntroduction = adminCommand('engagement.manage', async (ctx, input: OfEngagement & RemoveInput) => {
  const { engagement, name, rows } = await lockIntroductions(ctx, input.engagementId, correctableStates)
  const row = rows.find(({ id }) => id === input.introduction)
  if (!row) return
  await ctx.db
    .update(threads)
    .set({ introductionId: null, engagementId: engagement.id })
    .where(eq(threads.introductionId, row.id))
  await ctx.db.delete(introductions).where(eq(introductions.id, row.id))
  await ctx.record({ action: 'introduction.removed', id: engagement.id, name, details: detailsOf(row) })
})

type Fields = Pick<
  IntroductionRow,
  'personName' | 'personRole' | 'organisationName' | 'organisationId' | 'introducedOn' | 'metOn' | 'note'
>

const detailsOf = ({ organisationName, introducedOn }: Pick<Fields, 'organisationName' | 'introducedOn'>) => ({
  organisation: organisationName,
  introducedOn,
})

const changedNames = (row: IntroductionRow, fields: Fields) =>
  (Object.keys(fields) as (keyof Fields)[]).filter((name) => row[name] !== fields[name])

function findRow(rows: IntroductionRow[], id: string) {
  const row = rows.find((each) => each.id === id)
  if (!row) throw refused('gone')
  return row
}

async function findPromise(ctx: AdminCtx, engagementId: string) {
  const [engagement] = await listEngagements(ctx, [engagementId])
  if (!engagement) throw refused('gone')
  return promiseOf(ctx, engagement)
}

/** A name that is in the network is linked to its organisation; any other is a text. An unchanged name keeps its link. */
async function readFields(
  ctx: AdminCtx,
  { organisation, ...typed }: Omit<AddInput, 'id'>,
  row?: IntroductionRow,
): Promise<Fields> {
  if (organisation === row?.organisationName)
    return { ...typed, organisationName: organisation, organisationId: row.organisationId }
  const chosen = await findChosenOrganisation(ctx, organisation, { whole: true })
  if (chosen === 'several') throw refused('several-organisations')
  if (chosen === 'unknown') return { ...typed, organisationName: organisation, organisationId: null }
  const { name } = await getOrganisation(ctx, chosen.id)
  return { ...typed, organisationName: name, organisationId: chosen.id }
}

/** An introduction is told when it was made, and a meeting when it was held; neither is a plan. */
function checkDays(
  { now }: AdminCtx,
  { startsOn }: { startsOn: string | null },
  { introducedOn, metOn }: Pick<Fields, 'introducedOn' | 'metOn'>,
) {
  const today = officeDay(now)
  if (startsOn && introducedOn < startsOn) throw refused('before-start')
  if (introducedOn > today || (metOn && metOn > today)) throw refused('in-the-future')
  if (metOn && metOn < introducedOn) throw refused('met-before')
}

const update = ({ db, now }: AdminCtx, { id }: IntroductionRow, change: Partial<Fields>) =>
  db
    .update(introductions)
    .set({ ...change, version: sql`${introductions.version} + 1`, updatedAt: now })
    .where(eq(introductions.id, id))

/** The forms of `IntroductionsPanel`, for the action of the engagement's page, whose parameter `id` is the engagement. */
export const introductionForms = {
  'add-introduction': form({
    input: addInput,
    run: (ctx, input, { params: { id = '' } }) => addIntroduction(ctx, { ...input, engagementId: id }),
    reasons,
  }),
  'meet-introduction': form({
    input: meetInput,
    run: (ctx, input, { params: { id = '' } }) => meetIntroduction(ctx, { ...input, engagementId: id }),
    reasons,
  }),
  'correct-introduction': form({
    input: correctInput,
    run: (ctx, input, { params: { id = '' } }) => correctIntroduction(ctx, { ...input, engagementId: id }),
    reasons,
  }),
  'remove-introduction': form({
    input: removeInput,
    run: (ctx, input, { params: { id = '' } }) => removeIntroduction(ctx, { ...input, engagementId: id }),
    reasons,
  }),
}
