import type { accessRequests } from '~/db/schema/access-requests'

const hours = 60 * 60 * 1000
const week = 7 * 24
const roles = ['hospital', 'supplier', 'embassy'] as const
const locales = ['sv', 'en', 'no'] as const

/** How many came in each week before the last two: the same at every start. */
const perWeek = Array.from({ length: 45 }, (_, place) => Math.max(0, Math.round(1 + 1.6 * Math.sin(place / 3.1))))

/** A year of requests that are decided, so that there is something to draw. */
export function requestHistory(now: Date, reviewer: string): (typeof accessRequests.$inferInsert)[] {
  return perWeek.flatMap((count, place) =>
    Array.from({ length: count }, (_, nth) => {
      const number = place * 3 + nth
      const createdAt = new Date(now.getTime() - ((place + 3) * week + nth * 20) * hours)
      return {
        name: `Sample: applicant ${number}`,
        email: `applicant-${number}@sample.example`,
        organization: 'Sample organisation',
        role: roles[number % 3] ?? 'hospital',
        reason: 'A sample request from the past year.',
        locale: locales[number % 3] ?? 'en',
        status: number % 4 === 0 ? ('rejected' as const) : ('approved' as const),
        createdAt,
        reviewedAt: new Date(createdAt.getTime() + (6 + (number % 5) * 24) * hours),
        reviewerEmail: reviewer,
      }
    }),
  )
}
