import { eventPage } from '~/features/event-planning/model'
import { eventAddress } from '~/features/events/model'

/** How useful an event was, from the least to the most. */
export const ratings = [1, 2, 3, 4, 5] as const
export const feedbackLengths = { bestPart: 1000, nextTopic: 1000 } as const

/** How long after its event feedback can be given and changed: later nobody remembers, and the team has read it. */
export const feedbackDays = 60

/** Before the event is over, while feedback is taken, and afterwards. */
export type FeedbackState = 'early' | 'open' | 'closed'

export type Feedback = { rating: number; bestPart: string; nextTopic: string }

/** The number of answers for each rating, the lowest first. */
export type Distribution = number[]
export type Summary = { count: number; average: number }

/** The average with one decimal; null without answers. */
export function summaryOf(distribution: Distribution): Summary | null {
  const count = distribution.reduce((sum, answers) => sum + answers, 0)
  const total = distribution.reduce((sum, answers, index) => sum + answers * (index + 1), 0)
  return count === 0 ? null : { count, average: Math.round((total / count) * 10) / 10 }
}

/** With fewer answers a guest who knows the others could work out from the average what one of them said. */
export const minSharedAnswers = 5

/** What guests see of each other's answers: the average and the number, and only of several. */
export const sharedSummary = (summary: Summary | null): Summary | null =>
  summary && summary.count >= minSharedAnswers ? summary : null

/** The page of the questions, for one guest. */
export type FeedbackPage = {
  event: { id: string; title: string; titleLang?: string | undefined; date: string }
  /** Where the reader came from: the event, or all events for who may no longer see it. */
  back: string
  state: FeedbackState
  /** The last day, in the reader's language. */
  until: string
  own: Feedback | null
}

/** What the page of an event says about feedback, to its guests. */
export type FeedbackNote = { state: Exclude<FeedbackState, 'early'>; hasOwn: boolean; shared: Summary | null }

/** What a guest has said, for admins. */
export type ListedFeedback = Feedback & {
  id: string
  name: string
  email: string
  createdAt: Date
  updatedAt: Date
}

export type FeedbackOverview = {
  distribution: Distribution
  summary: Summary | null
  /** The latest ones; the file has all. */
  answers: ListedFeedback[]
}

export const feedbackRefusals = ['early', 'closed'] as const
export type FeedbackRefusal = (typeof feedbackRefusals)[number]
export type FeedbackForm = { data: undefined; reason: FeedbackRefusal }

export const feedbackAddress = (eventId: string) => `${eventAddress(eventId)}/feedback`
/** The same page with the fields, for who has answered before. */
export const changeAddress = (eventId: string) => `${feedbackAddress(eventId)}?change=1`
/** For the mail that thanks guests. Opening it asks to sign in, and returns. */
export const feedbackUrl = (site: URL, eventId: string) => new URL(feedbackAddress(eventId), site).href
export const feedbackCsv = (eventId: string) => `${eventPage(eventId)}/feedback.csv`
