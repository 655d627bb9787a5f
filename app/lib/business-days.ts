/** Days are strings like 2026-11-15: a calendar day has no hour and no zone. */
type IsHoliday = (day: string) => boolean

const oneDay = 24 * 60 * 60 * 1000

const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * oneDay).toISOString().slice(0, 10)

export function isBusinessDay(day: string, isHoliday: IsHoliday) {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isHoliday(day)
}

/** The day that is `count` business days after this one. */
export function addBusinessDays(day: string, count: number, isHoliday: IsHoliday): string {
  let reached = day
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1)
    if (isBusinessDay(reached, isHoliday)) left -= 1
  }
  return reached
}

/** How many business days are left after `today` up to and with `due`; below zero when it has passed. */
export function businessDaysUntil(today: string, due: string, isHoliday: IsHoliday): number {
  const [first, last, sign] = today <= due ? [today, due, 1] : [due, today, -1]
  let count = 0
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) if (isBusinessDay(day, isHoliday)) count += 1
  return count * sign
}
