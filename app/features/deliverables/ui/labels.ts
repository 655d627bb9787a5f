import type { DueRule } from '~/db/schema/deliverables'
import type { ComparedField } from '~/features/drafts/model'
import { dateFormat } from '~/i18n/date-format'
import type { DeliverableSide, DeliverableState } from '~/lib/deliverable-states'
import { type DeliverableRefusal, type ListedDeliverable, maxDeliverables, maxFiles } from '../model'

export const stateLabels: Record<DeliverableState, string> = {
  upcoming: 'Upcoming',
  pending: 'Pending',
  complete: 'Complete',
  dropped: 'Dropped',
}

type Stated = Pick<ListedDeliverable, 'state' | 'isNotDone'>
export const stateLabel = ({ state, isNotDone }: Stated) => (isNotDone ? 'Not done' : stateLabels[state])

export const sideLabels: Record<DeliverableSide, string> = {
  team: 'Our team',
  partner: 'The partner',
  both: 'Both together',
}

export const refusalLabels: Record<DeliverableRefusal, string> = {
  gone: 'This deliverable is not there any more.',
  stale: 'It was changed or accepted meanwhile, and nothing was done. The page shows how it is now: decide again.',
  'not-possible': 'It has another state by now, from which this is not possible.',
  'needs-reason': 'Say why: the partner relies on it.',
  'not-running': 'Deliverables change only while their engagement is running.',
  'too-many': `An engagement has at most ${maxDeliverables} deliverables.`,
  'too-many-files': `A deliverable has at most ${maxFiles} files.`,
  accepted: 'The partner has accepted it as it is. Reopen it to change it.',
  'sent-before': 'This form was sent before with another file. Choose the file again.',
  'unknown-owner': 'Choose a colleague who may manage engagements.',
  'day-past': 'This day is past. Choose today or a later day.',
}

/** The fields of its form, to compare with what a colleague has saved. */
export const comparedFieldsOf = (owners: readonly { value: string; label: string }[]): ComparedField[] => [
  { name: 'titleEn', label: 'Title in English' },
  { name: 'textEn', label: 'Description in English' },
  { name: 'titleSv', label: 'Title in Swedish', lang: 'sv' },
  { name: 'textSv', label: 'Description in Swedish', lang: 'sv' },
  { name: 'titleNo', label: 'Title in Norwegian', lang: 'nb' },
  { name: 'textNo', label: 'Description in Norwegian', lang: 'nb' },
  { name: 'side', label: 'Who does it', labels: sideLabels },
  {
    name: 'ownerId',
    label: 'Owner in our team',
    labels: Object.fromEntries(owners.map(({ value, label }) => [value, label])),
  },
  { name: 'dueOn', label: 'Due on' },
  { name: 'needsAcceptance', label: 'The partner has to accept it', labels: { on: 'Yes' } },
]

/** What a button does that moves it to a state. */
export const moveLabel = (from: DeliverableState, to: DeliverableState) => {
  if (to === 'complete') return 'Mark as complete'
  if (to === 'dropped') return 'Drop'
  return from === 'complete' ? 'Reopen' : 'Begin'
}

const units: Record<DueRule['unit'], [one: string, many: string]> = {
  'business-days': ['business day', 'business days'],
  days: ['day', 'days'],
  months: ['month', 'months'],
}

/** '10 business days after the start'. */
export const ruleLabel = ({ unit, count }: Pick<DueRule, 'unit' | 'count'>, after: string | null) =>
  `${count} ${units[unit][count === 1 ? 0 : 1]} after ${after ? `“${after}”` : 'the start'}`

/** A calendar day: '18 Nov 2026'. */
export const dayLabel = (day: string) => dayFormat.format(new Date(`${day}T12:00:00Z`))

const dayFormat = dateFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })
