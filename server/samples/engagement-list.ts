import type { EngagementLine } from '~/db/schema/engagements'
import type { EngagementProgram } from '~/lib/engagement-programs'
import type { EngagementState } from '~/lib/engagement-states'

export type SampleEngagement = {
  /** By name. */
  organisation: string
  program: EngagementProgram
  tier: string
  /** The first is the price of the level. */
  lines: EngagementLine[]
  state: EngagementState
  /** When it was offered, or begun as a draft. */
  daysAgo: number
  locale?: 'en' | 'sv' | 'no'
  terms?: string
  /** Why it was declined or withdrawn. */
  reason?: string
  /** Items of the template that are late: by so many days, or `open` for still to be done. */
  late?: Record<string, number | 'open'>
  /** Items that are complete and wait for the partner to accept them. */
  unaccepted?: string[]
}

const tier = (key: string, unitPrice: number): EngagementLine => ({ kind: 'tier', key, quantity: 1, unitPrice })
const addOn = (key: string, unitPrice: number, quantity = 1): EngagementLine => ({
  ...{ kind: 'addOn', key, quantity, unitPrice },
})

/** Engagements in every state, of six organisations, over a year. */
export const engagementSamples: SampleEngagement[] = [
  {
    ...{ organisation: 'Aldera Medtech', program: 'visits', tier: 'core', state: 'running', daysAgo: 62 },
    lines: [tier('core', 220_000), addOn('memo', 35_000), addOn('delegate', 7_000, 2)],
    terms: 'Two cardiology wards that have monitored people at home for at least a year.',
    ...{ late: { sites: 'open' }, unaccepted: ['scope'] },
  },
  {
    ...{ organisation: 'Aldera Medtech', program: 'speedDial', tier: 'line', state: 'closed', daysAgo: 300 },
    lines: [tier('line', 60_000), addOn('day.stockholm', 35_000, 2)],
  },
  {
    ...{ organisation: 'Aldera Medtech', program: 'exchange', tier: 'strategic', state: 'withdrawn', daysAgo: 140 },
    lines: [tier('strategic', 245_000)],
    reason: 'Replaced by the visit that they chose instead.',
  },
  {
    ...{ organisation: 'Region Norrmark', program: 'hospital', tier: 'partner', state: 'running', daysAgo: 120 },
    ...{ lines: [tier('partner', 0)], locale: 'sv' },
  },
  {
    ...{ organisation: 'Fjellvik sykehus', program: 'hospital', tier: 'partner', state: 'accepted', daysAgo: 9 },
    ...{ lines: [tier('partner', 0)], locale: 'no' },
  },
  {
    ...{ organisation: 'Embassy of Valdoria', program: 'embassy', tier: 'nordics', state: 'offered', daysAgo: 26 },
    lines: [tier('nordics', 65_000), addOn('studyVisit.premium', 115_000)],
    terms: 'For three companies; the days in Oslo and Stockholm are in May.',
  },
  {
    ...{ organisation: 'Embassy of Valdoria', program: 'embassy', tier: 'sweden', state: 'closed', daysAgo: 230 },
    ...{ lines: [tier('sweden', 35_000), addOn('support.entry', 16_500)], late: { insights: 6 } },
  },
  {
    ...{ organisation: 'Embassy of Valdoria', program: 'ambassadors', tier: 'patron', state: 'expired', daysAgo: 90 },
    lines: [tier('patron', 20_000)],
  },
  {
    ...{ organisation: 'Kastell Diagnostics', program: 'exchange', tier: 'premium', state: 'closed', daysAgo: 210 },
    ...{ lines: [tier('premium', 195_000), addOn('seat', 5_000, 2)], late: { day60: 9 } },
  },
  {
    ...{ organisation: 'Kastell Diagnostics', program: 'upgrades', tier: 'accessPlus', state: 'running', daysAgo: 80 },
    lines: [tier('accessPlus', 75_000)],
  },
  {
    ...{ organisation: 'Kastell Diagnostics', program: 'visits', tier: 'immersion', state: 'draft', daysAgo: 3 },
    lines: [tier('immersion', 350_000)],
    terms: 'To be agreed: whether the third hospital is in Helsinki.',
  },
  {
    ...{ organisation: 'Lumen Rehab', program: 'visits', tier: 'express', state: 'closed', daysAgo: 150, locale: 'no' },
    ...{ lines: [tier('express', 120_000)], late: { introductions: 4 } },
  },
  {
    ...{
      organisation: 'Lumen Rehab',
      program: 'exchange',
      tier: 'essential',
      state: 'running',
      daysAgo: 70,
      locale: 'no',
    },
    lines: [tier('essential', 149_500)],
  },
  {
    ...{
      organisation: 'Lumen Rehab',
      program: 'speedDial',
      tier: 'line',
      state: 'declined',
      daysAgo: 40,
      locale: 'no',
    },
    ...{ lines: [tier('line', 45_000)], reason: 'The budget of this year is spent. Ask us again in January.' },
  },
  {
    ...{ organisation: 'Lumen Rehab', program: 'ambassadors', tier: 'ambassador', state: 'discarded', daysAgo: 75 },
    ...{ lines: [tier('ambassador', 15_000)], locale: 'no' },
  },
]
