import { loadHolidays } from '~/lib/holidays.server'

/** Whether a day is a holiday in a country. Where we know no holidays, only weekends are free. */
export async function holidaysOf(country: string | null): Promise<(day: string) => boolean> {
  const holidays: Partial<Record<string, (day: string) => boolean>> = await loadHolidays()
  return (country && holidays[country]) || (() => false)
}
