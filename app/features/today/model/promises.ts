/** How promises of the last days were kept. */
export type KeptPromises = {
  total: number
  late: number
  dots: PlotDots
}

/** Days over which promises are measured. */
export const measuredDays = 30
/** At most so many of the latest are measured, so that the page stays quick. */
export const measuredAtMost = 500

/** The plot ends at one and a half times the promise; what took longer stands in its last column. */
const columns = 24
const columnsInTime = 16
/** Dots fit above each other up to this height. */
const highestStack = 6

/** Each column has its dots from the bottom up; a dot stands for `each` promises. */
type PlotDots = { each: number; stacks: { column: number; dots: number; isLate: boolean }[] }

/** The columns of the plot, and how many of them lie within the promise. */
export const plotColumns = { all: columns, inTime: columnsInTime } as const

/** `taken` and `promise` are in the same unit. Every dot is true: a stack is rounded up, so that a single late one is seen. */
export function keptPromises(taken: readonly number[], promise: number): KeptPromises {
  const counts = new Map<number, number>()
  for (const time of taken) {
    const isLate = time > promise
    const at = Math.floor((time / promise) * columnsInTime)
    const column = isLate
      ? Math.min(columns - 1, Math.max(columnsInTime, at))
      : Math.min(columnsInTime - 1, Math.max(0, at))
    counts.set(column, (counts.get(column) ?? 0) + 1)
  }
  const each = Math.max(1, Math.ceil(Math.max(0, ...counts.values()) / highestStack))
  const stacks = [...counts].sort(([one], [other]) => one - other)
  return {
    total: taken.length,
    late: taken.filter((time) => time > promise).length,
    dots: {
      each,
      stacks: stacks.map(([column, count]) => ({
        column,
        dots: Math.ceil(count / each),
        isLate: column >= columnsInTime,
      })),
    },
  }
}

/** In whole percent, and never 100 while one is late. */
export function shareInTime({ total, late }: Pick<KeptPromises, 'total' | 'late'>): number | null {
  if (total === 0) return null
  return late === 0 ? 100 : Math.min(99, Math.round(((total - late) / total) * 100))
}
