import type { accessRequests } from '~/db/schema/access-requests'

const hours = 60 * 60 * 1000
const hoursPerWeek = 7 * 24
const roles = ['hospital', 'supplier', 'embassy'] as const
const locales = ['sv', 'en', 'no'] as const

/** How many requests there were in each week before the last two: the same at every start. */
const perWeek = Array.from({ length: 45 }, (_, weekIndex) =>
  Math.max(0, Math.round(1 + 1.6 * Math.sin(weekIndex / 3.1))),
)

/** A year of decided requests, so that the charts have data. */
export function requestHistory(now: Date, reviewer: string): (typeof accessRequests.$inferInsert)[] {
  return perWeek.flatMap((count, weekIndex) =>
    Array.from({ length: count }, (_, index) => {
      const number = weekIndex * 3 + index
      const createdAt = new Date(now.getTime() - ((weekIndex + 3) * hoursPerWeek + index * 20) * hours)
      return {
        name: `Applicant ${number}`,
        email: `applicant-${number}@sample.example`,
        organization: 'Region Norrmark',
        role: roles[number % 3] ?? 'hospital',
        reason: 'We want to compare what we pay for with what others do.',
        locale: locales[number % 3] ?? 'en',
        status: number % 4 === 0 ? ('rejected' as const) : ('approved' as const),
        createdAt,
        reviewedAt: new Date(createdAt.getTime() + (6 + (number % 5) * 24) * hours),
        reviewerEmail: reviewer,
      }
    }),
  )
}
