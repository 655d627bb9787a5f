import { addDays } from '~/lib/office-hours'

/** The days in which introductions are promised: they end on the due date of the deliverable, and move with it. */
export type IntroductionDays = {
  from: string
  until: string
  total: number
  /** Of the total; all of them before the first day, 0 on the last one and afterwards. */
  left: number
  phase: 'before' | 'within' | 'over'
}

const dayMs = 24 * 60 * 60 * 1000

export function introductionDays(dueOn: string, total: number, today: string): IntroductionDays {
  const from = addDays(dueOn, -total)
  const until = (Date.parse(dueOn) - Date.parse(today)) / dayMs
  const phase = today < from ? 'before' : today > dueOn ? 'over' : 'within'
  return { from, until: dueOn, total, left: Math.min(total, Math.max(0, until)), phase }
}

/** A third of the days or less is left. */
export const isNearEnd = ({ phase, left, total }: IntroductionDays) => phase === 'within' && left * 3 <= total
