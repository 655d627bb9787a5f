import { createTranslator } from 'use-intl/core'
import type { ComparedField } from '~/features/drafts/model'
import { currency } from '~/features/programs/model/figures'
import { dateFormat } from '~/i18n/date-format'
import { formatTags, type Locale, localeNames } from '~/i18n/locales'
import { messages as offerMessages } from '~/i18n/messages/engagement-offer/en'
import { messages as programMessages } from '~/i18n/messages/programs/en'
import type { EngagementProgram } from '~/lib/engagement-programs'
import type { EngagementState } from '~/lib/engagement-states'
import { officeDay } from '~/lib/office-hours'
import type { BadgeTone } from '~/ui/badge'
import type { EngagementFilter, EngagementLine, EngagementRefusal, ListedEngagement, OpenedEngagement } from '../model'
import { offeringChoices, readOffering } from '../model/choices'
import { engagementLabels } from '../model/labels'
import { offerings } from '../model/offerings'
import { boundsOf } from '../model/prices'
import type { DraftProblem } from '../model/problems'

const locale = formatTags.en

/** In English, whatever language the admin reads the site in. */
export const names = engagementLabels(
  createTranslator<typeof programMessages, never>({ locale, messages: programMessages }),
  createTranslator<typeof offerMessages, never>({ locale, messages: offerMessages }),
)

export const offeringOptions = offeringChoices.map((value) => ({ value, label: names.offering(readOffering(value)) }))

export const stateLabels: Record<EngagementState, string> = {
  draft: 'Draft',
  offered: 'Offered',
  accepted: 'Accepted',
  running: 'Running',
  closed: 'Closed',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  discarded: 'Discarded',
}

export const stateTones: Record<EngagementState, BadgeTone> = {
  draft: 'neutral',
  offered: 'action',
  accepted: 'prestige',
  running: 'success',
  closed: 'neutral',
  declined: 'danger',
  expired: 'danger',
  withdrawn: 'neutral',
  discarded: 'neutral',
}

export const sortLabels: Record<EngagementFilter['sort'], string> = {
  changed: 'Last changed first',
  due: 'By the end of the offer',
  total: 'Largest first',
  organisation: 'By organisation',
}

/** Colleagues by name; two with the same name by their addresses too. */
export function ownerOptions(owners: OpenedEngagement['owners']) {
  const nameOf = ({ name, email }: (typeof owners)[number]) => name || email
  const byName = Map.groupBy(owners, nameOf)
  return owners.map((owner) => {
    const name = nameOf(owner)
    return { value: owner.id, label: byName.get(name)?.length === 1 ? name : `${name} (${owner.email})` }
  })
}

export const localeLabels: Record<Locale, string> = localeNames

export const amountLabel = (amount: number) => `${amount.toLocaleString(locale)}\u00a0${currency}`

const days = dateFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })
/** Of a calendar day, which has no zone. */
export const dayLabel = (day: string) => days.format(new Date(day))

type Timed = Pick<
  ListedEngagement,
  'state' | 'validUntil' | 'startsOn' | 'startsLater' | 'decidedAt' | 'closedAt' | 'updatedAt'
>

/** The day that matters next, or on which it ended. */
export function timeLabel({ state, startsOn, ...engagement }: Timed): string {
  const { validUntil, startsLater, decidedAt, closedAt, updatedAt } = engagement
  const ended = (at: Date | null) => `${stateLabels[state]} ${dayLabel(officeDay(at ?? updatedAt))}`
  if (state === 'draft' || state === 'offered') return `Until ${dayLabel(validUntil)}`
  if (state === 'accepted' || state === 'running')
    return startsOn ? `${state === 'accepted' || startsLater ? 'From' : 'Since'} ${dayLabel(startsOn)}` : ''
  if (state === 'expired') return `${stateLabels[state]} ${dayLabel(validUntil)}`
  return ended(state === 'closed' ? closedAt : state === 'discarded' ? null : decidedAt)
}

export const countLabel = (count: number) =>
  count === 1 ? '1 engagement' : `${count.toLocaleString(locale)} engagements`

export const refusalLabels: Record<EngagementRefusal, string> = {
  gone: 'It is no longer there.',
  exists: 'This form has already made an engagement. Open a new form for another one.',
  stale: 'A colleague has changed it meanwhile. Nothing was changed.',
  'wrong-state': 'It is no longer in a state that allows this. The page shows how it is now.',
  'unknown-organisation': 'There is no organisation with this name or domain. Choose one of the list.',
  'several-organisations': 'Several organisations match this. Choose one of the list, or write a domain.',
  'not-an-owner': 'This colleague may not lead engagements any more. Choose another one.',
  'no-signatory': 'Tick at least one person who may accept the offer.',
  'not-a-member': 'One of those who may accept it no longer belongs to the organisation.',
  'day-past': 'The last day to accept it is over. Choose a later one and save the draft.',
  'prices-changed': 'The price list has changed since the draft was saved. Look at the prices and save it again.',
  'price-outside': 'A price is not one of the price list. The draft says which; correct it and save.',
  'no-organisation': 'Whoever asked belongs to no organisation. Give them one first, or close the request.',
  'request-done': 'A colleague has dealt with this request meanwhile.',
}

/** What becomes of an engagement that is closed, and of what is open in it. */
export function closingLabel(openDeliverables: number): string {
  const closed = 'The partner keeps seeing it, as closed, and those who could accept the offer are told by mail.'
  if (openDeliverables === 0) return `No deliverable is open. ${closed}`
  const [count, they] =
    openDeliverables === 1 ? ['1 deliverable is', 'It is'] : [`${openDeliverables} deliverables are`, 'They are']
  return `${count} still open. ${they} shown as not done, to the partner too, and can no longer be completed, dropped or changed. ${closed}`
}

const comparedFields: ComparedField[] = [
  { name: 'tier', label: 'Level' },
  { name: 'price', label: 'Price' },
  { name: 'validUntil', label: 'Can be accepted until' },
  { name: 'startsOn', label: 'Planned start' },
  { name: 'ownerId', label: 'Owner' },
  { name: 'locale', label: 'Language', labels: localeNames },
  { name: 'terms', label: 'Also agreed' },
]

/** The fields of a draft, to compare with what a colleague has saved. */
export const comparedFieldsOf = (program: EngagementProgram, addOns: string[]): ComparedField[] => [
  ...comparedFields,
  ...addOns.flatMap((key) => {
    const name = names.line(program, { kind: 'addOn', key })
    return [
      { name: `quantity.${key}`, label: `Number: ${name}` },
      { name: `price.${key}`, label: `Price: ${name}` },
    ]
  }),
]

/** What a price may be: '180,000–260,000'. */
export function priceHint(program: EngagementProgram, line: Pick<EngagementLine, 'kind' | 'key'>): string {
  const bounds = boundsOf(program, line)
  if (!bounds) return 'No longer on the price list'
  const { from, to } = bounds
  if (offerings[program].tiers[line.key] === null && line.kind === 'tier') return 'by agreement'
  return from === to ? from.toLocaleString(locale) : `${from.toLocaleString(locale)}–${to.toLocaleString(locale)}`
}

/** What keeps a draft of a program from being offered. */
export function problemLabel(program: EngagementProgram, problem: DraftProblem): string {
  if (problem.kind !== 'price-outside') return refusalLabels[problem.kind]
  const { line } = problem
  return `${names.line(program, line)} costs ${line.unitPrice.toLocaleString(locale)}; the price list says ${priceHint(program, line)}.`
}
