import type { DueRule } from '~/db/schema/deliverables'
import { isBusinessDay } from '~/lib/business-days'
import { addDays } from '~/lib/office-hours'

type IsHoliday = (day: string) => boolean

/** The business day that is so many after `day`. With none, `day` itself or the next one that is a business day. */
export function addBusinessDays(day: string, count: number, isHoliday: IsHoliday): string {
  let left = count
  let at = day
  while (left > 0 || !isBusinessDay(at, isHoliday)) {
    at = addDays(at, 1)
    if (left > 0 && isBusinessDay(at, isHoliday)) left -= 1
  }
  return at
}

/** The same day so many months later; the last day of a month that is shorter. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + count, 0))
  return new Date(
    Date.UTC(lastOfMonth.getUTCFullYear(), lastOfMonth.getUTCMonth(), Math.min(date, lastOfMonth.getUTCDate())),
  )
    .toISOString()
    .slice(0, 10)
}

/** A promise within so many days or months ends on its last business day: later would break it. */
function lastBusinessDay(from: string, to: string, isHoliday: IsHoliday): string {
  for (let day = to; day > from; day = addDays(day, -1)) if (isBusinessDay(day, isHoliday)) return day
  return to
}

/** The due date that a rule gives, counted from a day. */
export function dueOn({ unit, count }: Pick<DueRule, 'unit' | 'count'>, from: string, isHoliday: IsHoliday): string {
  if (unit === 'business-days') return addBusinessDays(from, count, isHoliday)
  return lastBusinessDay(from, unit === 'days' ? addDays(from, count) : addMonths(from, count), isHoliday)
}

type Ruled = { key: string; due: DueRule }

/**
 * The due dates of all items by key. An item whose rule names one that is not there, or that comes back to itself, is counted
 * from the start.
 */
export function dueDates(items: readonly Ruled[], start: string, isHoliday: IsHoliday): Map<string, string> {
  const byKey = new Map(items.map((item) => [item.key, item]))
  const dates = new Map<string, string>()
  const dateOf = (item: Ruled, open: readonly string[]): string => {
    const known = dates.get(item.key)
    if (known) return known
    const before = open.includes(item.due.after) ? undefined : byKey.get(item.due.after)
    const from = before ? dateOf(before, [...open, before.key]) : start
    const date = dueOn(item.due, from, isHoliday)
    dates.set(item.key, date)
    return date
  }
  for (const item of items) dateOf(item, [item.key])
  return dates
}

type Following = { id: string; templateKey: string | null; due: DueRule | null; dueOn: string; isOpen: boolean }

/**
 * Where the due dates go that are counted from one that is moved, also from each other. What is complete or dropped stays, and
 * so does what was set by hand, with what follows from that.
 */
export function movedDueDates(
  all: readonly Following[],
  moved: Pick<Following, 'id' | 'templateKey'> & { dueOn: string },
  isHoliday: IsHoliday,
): Map<string, string> {
  const dates = new Map<string, string>()
  const follow = (key: string | null, from: string) => {
    if (key === null) return
    for (const each of all) {
      if (each.due?.after !== key || !each.isOpen || each.id === moved.id || dates.has(each.id)) continue
      const date = dueOn(each.due, from, isHoliday)
      dates.set(each.id, date)
      follow(each.templateKey, date)
    }
  }
  follow(moved.templateKey, moved.dueOn)
  for (const each of all) if (dates.get(each.id) === each.dueOn) dates.delete(each.id)
  return dates
}
