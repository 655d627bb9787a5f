/** Days are strings like 2026-11-15: a calendar day has no hour and no zone. */
export function isBusinessDay(day: string, isHoliday: (day: string) => boolean) {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isHoliday(day)
}
