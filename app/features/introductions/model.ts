import { programs } from '~/features/programs/model/figures'
import type { EngagementProgram } from '~/lib/engagement-programs'
import type { IntroductionDays } from './model/days'

/** Anchor of the section on the pages of an engagement. */
export const introductionsAnchor = '#introductions'

export const introductionLengths = { name: 120, role: 120, note: 600 } as const

/** The item of the template whose due date ends the days in which introductions are promised. */
export const introductionsItem = 'introductions'

type Promised = { atMost: number; withinDays: number }

const promises: Partial<Record<EngagementProgram, Promised>> = { visits: programs.visits.introductions }

/** How many introductions a program promises, and within how many days; undefined for one that promises none. */
export const promisedIntroductions = (program: EngagementProgram) => promises[program]

/** Why a command on introductions is refused. */
export const introductionRefusals = [
  'gone',
  'stale',
  'not-running',
  'not-promised',
  'all-made',
  'sent-before',
  'before-start',
  'in-the-future',
  'met-before',
  'met-already',
  'several-organisations',
] as const
export type IntroductionRefusal = (typeof introductionRefusals)[number]
export type IntroductionForm = { data: undefined; reason: IntroductionRefusal }

export type Introduction = {
  id: string
  organisationName: string
  personName: string
  personRole: string
  /** Calendar days on the clock of the office; null for who have not met yet. */
  introducedOn: string
  metOn: string | null
  note: string
}

/** The introductions of an engagement as its partner sees them. */
export type OwnIntroductions = {
  engagementId: string
  atMost: number
  /** Null while no day is known that they are promised by. */
  days: IntroductionDays | null
  today: string
  /** Another one can be asked for. */
  isOpen: boolean
  introductions: Introduction[]
}

export type ListedIntroduction = Introduction & {
  version: number
  /** The colleague who made it. */
  author: string | null
  /** The organisation, if it belongs to the network. */
  organisationId: string | null
}

/** For the admin's page of an engagement. `newId` makes a form that is sent twice add one introduction. */
export type IntroductionsOfEngagement = Omit<OwnIntroductions, 'introductions'> & {
  introductions: ListedIntroduction[]
  newId: string
  startsOn: string | null
  /** They can be corrected and removed. */
  isCorrectable: boolean
  isRunning: boolean
}
