import type { ResolvedText } from '~/features/content/model'
import { type Deliverable, isOwedByPartner, waitsForAcceptance } from '~/features/deliverables/model'
import type { OwnEngagement, OwnRequest } from '~/features/engagements/model'
import type { ShownEvent, UpcomingEvents } from '~/features/events/model'
import type { NewestInsights } from '~/features/insights/model'
import type { OwnIntroductions } from '~/features/introductions/model'
import type { ListedNote } from '~/features/notes/model'

export type NewestNote = Pick<ListedNote, 'slug' | 'title' | 'date'>

/** What the reader's organisation has agreed with us, and what the reader has asked for. */
export type OwnWork = {
  engagements: OwnEngagement[]
  /** Of the engagements that run. */
  deliverables: Deliverable[]
  /** Of those that promise some. */
  introductions: OwnIntroductions[]
  /** The ids of the open offers that the reader may accept or decline. */
  answerable: string[]
  requests: OwnRequest[]
}

/** What a member's page has loaded; null for what could not be loaded. */
export type MemberCardsData = {
  upcoming: UpcomingEvents | null
  insights: NewestInsights | null
  note: NewestNote | null
  work: OwnWork | null
}

export type NextStep =
  | { kind: 'offer'; key: string; engagement: OwnEngagement }
  | { kind: 'accept' | 'owed'; key: string; deliverable: Deliverable }
  | { kind: 'answer' | 'attending'; key: string; event: ShownEvent }
  | { kind: 'file'; key: string; title: ResolvedText; id: string }
  | { kind: 'note'; key: string; title: ResolvedText; slug: string; date: string }

/**
 * What comes next for a member: offers and deliverables that wait for the organisation, events to answer, then those they
 * attend, then what is new to read.
 */
export function nextSteps({ upcoming, insights, note, work }: MemberCardsData): NextStep[] {
  const open = upcoming?.events.filter(({ hasBegun }) => !hasBegun) ?? []
  const stepsOf = (kind: 'answer' | 'attending', events: ShownEvent[]) =>
    events.map((event): NextStep => ({ kind, key: event.id, event }))
  const file = insights?.newest[0]
  return [
    ...(work ? workSteps(work) : []),
    ...stepsOf(
      'answer',
      open.filter(({ myResponse }) => myResponse === null),
    ),
    ...stepsOf(
      'attending',
      open.filter(({ myResponse }) => myResponse === 'attending'),
    ),
    ...(file ? [{ kind: 'file', key: file.id, title: file.title, id: file.id } as const] : []),
    ...(note ? [{ kind: 'note', key: note.slug, ...note } as const] : []),
  ]
}

function workSteps({ engagements, deliverables, answerable }: OwnWork): NextStep[] {
  const stepsOf = (kind: 'accept' | 'owed', waiting: Deliverable[]) =>
    waiting.map((deliverable): NextStep => ({ kind, key: deliverable.id, deliverable }))
  return [
    ...engagements
      .filter(({ id, state }) => state === 'offered' && answerable.includes(id))
      .map((engagement): NextStep => ({ kind: 'offer', key: engagement.id, engagement })),
    ...stepsOf('accept', deliverables.filter(waitsForAcceptance)),
    ...stepsOf('owed', deliverables.filter(isOwedByPartner)),
  ]
}
