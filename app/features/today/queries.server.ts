import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import { authorize, can, type PlainRule } from '~/auth/permissions'
import { userPreferences } from '~/db/schema/workspace'
import { dateFormat } from '~/i18n/date-format'
import { AppError } from '~/lib/app-error'
import { homeZone } from '~/lib/home-zone'
import { writeMoment } from '~/lib/promise-clock'
import type { Ctx } from '~/web/ctx.server'
import {
  groupByTime,
  type Line,
  type LineGroup,
  type LineKind,
  type LoadedSection,
  lineGroups,
  lineKinds,
  nextPromise,
  type Section,
} from './model/lines'
import type { Today, TodayView } from './model/page'
import { drawWeek, weekShown } from './model/week'
import { listDeliverableLines } from './sources/deliverables.server'
import { listDraftLines } from './sources/drafts.server'
import { listEventLines, listMeetings } from './sources/events.server'
import { listInboxLines } from './sources/inbox.server'
import { listInvitationLines } from './sources/invitations.server'
import { listMailLines } from './sources/mail.server'
import { listOfferLines } from './sources/offers.server'
import { getAnswers, getDecisions } from './sources/promises.server'
import { listProposalLines } from './sources/proposals.server'
import { listRequestLines } from './sources/requests.server'
import { listThreadLines } from './sources/threads.server'

type Source = (ctx: Ctx, limit: number) => Promise<Line[]>
export type Sources = Record<LineKind, Source>

const sources: Sources = {
  request: listRequestLines,
  inbox: listInboxLines,
  thread: listThreadLines,
  mail: listMailLines,
  event: listEventLines,
  offer: listOfferLines,
  deliverable: listDeliverableLines,
  draft: listDraftLines,
  invitation: listInvitationLines,
  proposal: listProposalLines,
}

/** Who can do something about a line. Others are not told of it. */
const rightFor: Record<LineKind, PlainRule> = {
  request: 'accessRequest.decide',
  inbox: 'inbox.answer',
  thread: 'thread.answer',
  mail: 'mail.retry',
  event: 'event.manage',
  offer: 'engagement.manage',
  deliverable: 'engagement.manage',
  draft: 'content.edit',
  invitation: 'member.invite',
  proposal: 'member.invite',
}

const kindsFor = ({ actor }: Ctx) => lineKinds.filter((kind) => can(actor, rightFor[kind]))

/** Lines of each kind on the page; the rest is in the list of the kind. */
export const linesPerKind = 8

async function loadSection(ctx: Ctx, kind: LineKind, source: Source): Promise<Section> {
  const lines = await source(ctx, linesPerKind + 1)
  return { kind, lines: lines.slice(0, linesPerKind), isCut: lines.length > linesPerKind }
}

/** Everything that waits, kind by kind. For the digest: it fails as a whole, and is tried again. */
export async function listWaiting(ctx: Ctx): Promise<Section[]> {
  authorize(ctx.actor, 'admin.enter')
  const sections: Section[] = []
  for (const kind of kindsFor(ctx)) sections.push(await loadSection(ctx, kind, sources[kind]))
  return sections
}

/** The page. A query that fails is logged, and only its part of the page says so. */
export async function getToday(
  ctx: Ctx,
  log: Pick<Logger, 'error'>,
  view: TodayView,
  from: Sources = sources,
): Promise<Today> {
  authorize(ctx.actor, 'admin.enter')
  const orNull = <Result>(part: string, query: Promise<Result>) => orNullWith(log, part, query)
  const [loaded, meetings, decisions, answers] = await Promise.all([
    Promise.all(
      kindsFor(ctx).map(
        async (kind): Promise<LoadedSection> =>
          (await orNull(kind, loadSection(ctx, kind, from[kind]))) ?? { kind, lines: null },
      ),
    ),
    orNull('meetings', listMeetings(ctx, weekShown(ctx.now))),
    can(ctx.actor, 'accessRequest.list') ? orNull('decisions', getDecisions(ctx)) : undefined,
    can(ctx.actor, 'inbox.read') ? orNull('answers', getAnswers(ctx)) : undefined,
  ])
  const lines = loaded.flatMap((section) => section.lines ?? [])
  const byTime = groupByTime(lines, ctx.now)
  const next = nextPromise(lines, ctx.now)
  return {
    view,
    date: dateFormat('en-GB', dateAndTime).format(ctx.now).replace(' at ', ', '),
    groups: view === 'time' ? lineGroups.map((key) => ({ key, lines: byTime[key] })) : byKind(loaded),
    counts: countsOf(byTime),
    kinds: loaded.map((section) => ({
      kind: section.kind,
      count: section.lines?.length ?? null,
      isCut: section.lines !== null && section.isCut,
    })),
    nextPromise: next && writeMoment(next, ctx.now),
    week: meetings && drawWeek(lines, meetings, ctx.now),
    promises: { ...(decisions !== undefined && { decisions }), ...(answers !== undefined && { answers }) },
  }
}

const dateAndTime = {
  timeZone: homeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

const byKind = (sections: LoadedSection[]) => sections.map(({ kind, lines }) => ({ key: kind, lines: lines ?? [] }))

const countsOf = (groups: Record<LineGroup, Line[]>): Record<LineGroup, number> => ({
  over: groups.over.length,
  soon: groups.soon.length,
  later: groups.later.length,
})

async function orNullWith<Result>(log: Pick<Logger, 'error'>, part: string, query: Promise<Result>) {
  try {
    return await query
  } catch (err) {
    if (err instanceof AppError) throw err
    log.error({ err, part }, 'a part of Today could not be loaded')
    return null
  }
}

/** The hour of the admin's digest; null when it is off. */
export async function getDigestHour(ctx: Ctx): Promise<number | null> {
  authorize(ctx.actor, 'admin.enter')
  const { digestHour, userId } = userPreferences
  const [row] = await ctx.db.select({ digestHour }).from(userPreferences).where(eq(userId, ctx.actor.userId))
  return row?.digestHour ?? null
}
