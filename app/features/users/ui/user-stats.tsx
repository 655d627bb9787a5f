import { cx } from '~/lib/cx'
import type { UserStats as Stats } from '../model'

/** Left out on a phone while a user is open, who then stands at the top. */
export function UserStats({ stats, isDetailOpen }: { stats: Stats; isDetailOpen: boolean }) {
  const figures = [
    ['Total users', stats.total],
    ['Admins', stats.admins],
    ['Suppliers', stats.supplier],
    ['Hospitals', stats.hospital],
    ['Ambassadors', stats.embassy],
  ] as const
  return (
    <dl
      className={cx(
        'mb-7 flex flex-wrap gap-x-10 gap-y-4 border-line border-y py-4 max-md:gap-x-6',
        isDetailOpen && 'max-md:hidden',
      )}
    >
      {figures.map(([label, count]) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-muted text-xs">{label}</dt>
          <dd className="font-display text-2xl tabular-nums">{count.toLocaleString('en-GB')}</dd>
        </div>
      ))}
    </dl>
  )
}
