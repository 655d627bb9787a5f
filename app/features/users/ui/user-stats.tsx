import type { UserStats as Stats } from '../model'

export function UserStats({ stats }: { stats: Stats }) {
  const figures = [
    ['Total users', stats.total],
    ['Admins', stats.admins],
    ['Suppliers', stats.supplier],
    ['Hospitals', stats.hospital],
    ['Ambassadors', stats.embassy],
  ] as const
  return (
    <dl className="mb-8 flex flex-wrap gap-x-10 gap-y-4 border-line border-y py-4">
      {figures.map(([label, count]) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-muted text-xs">{label}</dt>
          <dd className="font-display text-2xl tabular-nums">{count.toLocaleString('en-GB')}</dd>
        </div>
      ))}
    </dl>
  )
}
