import { z } from 'zod'
import { authorize } from '~/auth/permissions'
import { officeDay } from '~/lib/office-hours'
import type { Ctx } from '~/web/ctx.server'
import type { Introduction, IntroductionsOfEngagement, OwnIntroductions } from './model'
import { correctableStates, type IntroductionRow, listEngagements, promiseOf } from './sources/rows.server'

/**
 * The introductions of these engagements, for the partner; none of those that promise none. Engagements of another organisation
 * are refused, except to those who oversee all.
 */
export async function listIntroductions(ctx: Ctx, engagementIds: readonly string[]): Promise<OwnIntroductions[]> {
  const { actor } = ctx
  authorize(actor, 'engagement.list')
  if (engagementIds.length === 0) return []
  const found = await listEngagements({ ...ctx, actor }, engagementIds)
  for (const { isOwn } of found) authorize(actor, 'engagement.see', { isOwn })
  return found.flatMap((engagement) => {
    const made = engagement.made.map(({ row }) => toOwn(row))
    const { atMost, days } = promiseOf(ctx, engagement)
    // What a closed engagement had promised is nothing to wait for.
    if (made.length === 0 && (atMost === 0 || engagement.state === 'closed')) return []
    const isOpen = engagement.state === 'running' && made.length < atMost
    const shown = { days, isOpen, introductions: made, today: officeDay(ctx.now) }
    return [{ engagementId: engagement.id, atMost: Math.max(atMost, made.length), ...shown }]
  })
}

/** Only what a partner may see. */
const toOwn = (row: IntroductionRow): Introduction => {
  const { id, organisationName, personName, personRole, introducedOn, metOn, note } = row
  return { id, organisationName, personName, personRole, introducedOn, metOn, note }
}

/** For the admin's page of an engagement. Null when it is none that promises introductions or has some. */
export async function getIntroductions(ctx: Ctx, engagementId: string): Promise<IntroductionsOfEngagement | null> {
  const { actor } = ctx
  authorize(actor, 'engagement.oversee')
  if (!z.guid().safeParse(engagementId).success) return null
  const [engagement] = await listEngagements({ ...ctx, actor }, [engagementId])
  if (!engagement) return null
  const { made } = engagement
  const { atMost, days } = promiseOf(ctx, engagement)
  if (atMost === 0 && made.length === 0) return null
  const isRunning = engagement.state === 'running'
  return {
    ...{ engagementId: engagement.id, atMost, days, isRunning, startsOn: engagement.startsOn },
    introductions: made.map(({ row, author }) => ({
      ...toOwn(row),
      ...{ version: row.version, author: author || null, organisationId: row.organisationId },
    })),
    isOpen: isRunning && made.length < atMost,
    isCorrectable: correctableStates.includes(engagement.state),
    newId: crypto.randomUUID(),
    today: officeDay(ctx.now),
  }
}
