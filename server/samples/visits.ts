import type { Db } from '~/db/db.server'
import { clicks } from '~/db/schema/clicks'
import { pageViews } from '~/db/schema/page-views'

const dayMs = 24 * 60 * 60 * 1000
const pages = {
  '/': 40,
  '/circles': 22,
  '/pricing': 14,
  '/programs/visits': 11,
  '/notes': 9,
  '/contact': 6,
  '/vision': 4,
}
const links = [
  ['navigation', 'circles', 12],
  ['navigation', 'notes', 7],
  ['navigation', 'join-circle', 5],
  ['chat_widget', 'open', 3],
  ['circles_page', 'rsvp', 2],
] as const

/** Views and clicks of a quarter: fewer at weekends, a little more with time. The same at every start. */
export async function fillVisits(tx: Db, now: Date) {
  const days = Array.from({ length: 90 }, (_, ago) => {
    const date = new Date(now.getTime() - ago * dayMs)
    const isWeekend = [0, 6].includes(date.getUTCDay())
    return { day: date.toISOString().slice(0, 10), weight: (isWeekend ? 0.3 : 1) * (1.2 - ago / 150) }
  })
  const countFor = (mean: number, weight: number, place: number, at: number) =>
    Math.round(mean * weight * (1 + 0.25 * Math.sin(place * 2.1 + at)))
  await tx
    .insert(pageViews)
    .values(
      days.flatMap(({ day, weight }, at) =>
        Object.entries(pages).map(([path, mean], place) => ({ day, path, count: countFor(mean, weight, place, at) })),
      ),
    )
  await tx.insert(clicks).values(
    days.flatMap(({ day, weight }, at) =>
      links.map(([category, label, mean], place) => ({
        day,
        category,
        label,
        count: countFor(mean, weight, place, at),
      })),
    ),
  )
}
