const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const numbers = new Intl.NumberFormat('en-GB')

/** '16 Nov' of '2026-11-16'. */
export const dayWords = (date: string) => (date ? day.format(new Date(date)) : '')
export const numberWords = (count: number) => numbers.format(count)
export const countWords = (count: number, one: string, many = `${one}s`) =>
  `${numberWords(count)} ${count === 1 ? one : many}`

export const roleNames = { supplier: 'Supplier', embassy: 'Embassy', hospital: 'Hospital' } as const
export const levelNames = { entry: 'Entry', builder: 'Builder', premium: 'Premium' } as const
