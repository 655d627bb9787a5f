const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const numbers = new Intl.NumberFormat('en-GB')

/** '16 Nov' of '2026-11-16'. */
export const formatDay = (date: string) => (date ? day.format(new Date(date)) : '')
export const formatNumber = (count: number) => numbers.format(count)
export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`
