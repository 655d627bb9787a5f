import { getDialogueUpdates } from '~/features/dialogue/queries.server'
import { getUpcomingEvents } from '~/features/events/queries.server'
import { getFirstSteps } from '~/features/first-steps/queries.server'
import { getOwnHospitalHours } from '~/features/hospital-hours/queries.server'
import { getNewestInsights } from '~/features/insights/queries.server'
import type { MemberCardsData, NewestNote } from '~/features/next-for-you/model'
import { getOwnWork } from '~/features/next-for-you/queries.server'
import { listNotesFor } from '~/features/notes/queries.server'
import { AppError } from '~/lib/app-error'
import type { MemberRole } from '~/lib/member-roles'
import type { Ctx } from '~/web/ctx.server'
import { createCtx, type Scope } from '~/web/scope.server'

/** What the page of a role shows: the cards, the dialogue and, on the reader's own, the first steps. */
export async function loadRolePage(scope: Scope, pageRole: MemberRole) {
  const [cards, firstSteps, dialogue] = await Promise.all([
    loadMemberCards(scope),
    orNull(scope, 'first steps', getFirstSteps(createCtx(scope), pageRole)),
    orNull(scope, 'dialogue', getDialogueUpdates(createCtx(scope))),
  ])
  return { ...cards, firstSteps, dialogue }
}

/** The page of hospitals has the hours of the reader's own. */
export async function loadHospitalPage(scope: Scope) {
  const [page, hours] = await Promise.all([
    loadRolePage(scope, 'hospital'),
    orNull(scope, 'hours', getOwnHospitalHours(createCtx(scope))),
  ])
  return { ...page, hours }
}

/** The cards of every role page. They depend on the reader's role and level, not on the page's role. */
export async function loadMemberCards(scope: Scope): Promise<MemberCardsData> {
  const ctx = createCtx(scope)
  const [upcoming, insights, note, work] = await Promise.all([
    orNull(scope, 'events', getUpcomingEvents(ctx)),
    orNull(scope, 'insights', getNewestInsights(ctx)),
    orNull(scope, 'note', getNewestNote(ctx)),
    orNull(scope, 'engagements', getOwnWork(ctx)),
  ])
  return { upcoming, insights, note, work }
}

async function getNewestNote(ctx: Ctx): Promise<NewestNote | null> {
  const [note] = await listNotesFor(ctx)
  return note ? { slug: note.slug, title: note.title, date: note.date } : null
}

/** A failed query is logged and gives null, so that only its card shows an error. */
async function orNull<Result>({ log }: Scope, card: string, query: Promise<Result>): Promise<Result | null> {
  try {
    return await query
  } catch (err) {
    if (err instanceof AppError) throw err
    log.error({ err, card }, 'a card could not be loaded')
    return null
  }
}
