import { dueDates } from '~/features/deliverables/model/due'
import { defaultTemplates, itemsFor } from '~/features/deliverables/model/templates'
import { holidaysOf } from '~/lib/holidays'
import { addDays, officeDay } from '~/lib/office-hours'
import type { SampleEngagement } from './engagement-list'

type Samples = {
  sample: SampleEngagement
  engagementId: string
  startedAt: Date
  now: Date
  country: string | null
}

/** Nine o'clock in Stockholm or ten, by the season: within office hours. */
const morning = (day: string) => new Date(`${day}T08:00:00Z`)
/** An item is due soon from so many days before. */
const soonDays = 14

/** What an engagement promises by the template of its program: done on time, late, pending or still to come. */
export async function sampleDeliverables({ sample, engagementId, startedAt, now, country }: Samples) {
  const isHoliday = holidaysOf(country)
  const items = itemsFor(defaultTemplates[sample.program], sample)
  const dates = dueDates(items, officeDay(startedAt), isHoliday)
  const today = officeDay(now)
  let isNext = true
  return items.map(({ key, title, text, side, due, needsAcceptance }, position) => {
    const dueOn = dates.get(key) ?? today
    const late = sample.late?.[key] ?? 0
    const doneOn = late === 'open' ? null : addDays(dueOn, late === 0 ? -1 : late)
    const completedAt = doneOn && (sample.state === 'closed' || doneOn < today) ? morning(doneOn) : null
    const isPending = !completedAt && (isNext || dueOn <= addDays(today, soonDays))
    if (!completedAt) isNext = false
    const isAccepted = needsAcceptance && completedAt && !sample.unaccepted?.includes(key)
    // Not before the start, and not after now.
    const begun = Math.max(morning(addDays(dueOn, -soonDays)).getTime(), startedAt.getTime())
    const pendingAt = new Date(Math.min(begun, now.getTime()))
    const state = completedAt ? ('complete' as const) : isPending ? ('pending' as const) : ('upcoming' as const)
    const history = [
      { number: 1, state: 'upcoming' as const, at: startedAt },
      ...(state === 'upcoming' ? [] : [{ number: 2, state: 'pending' as const, at: pendingAt }]),
      ...(completedAt ? [{ number: 3, state: 'complete' as const, at: completedAt }] : []),
    ]
    return {
      ...{ id: crypto.randomUUID(), engagementId, templateKey: key, title, text, side, due, dueOn, needsAcceptance },
      ...{ state, position, completedAt, createdAt: startedAt, version: history.length - 1 },
      acceptedAt: isAccepted ? new Date(completedAt.getTime() + 26 * 60 * 60 * 1000) : null,
      updatedAt: history.at(-1)?.at ?? startedAt,
      history,
    }
  })
}
