import type { Range } from '~/features/programs/model/figures'
import { TickRing } from '~/ui/tick-ring'

/** The 52 weeks of a year, and a dot for every hour a hospital gives: filled if required, hollow if optional. */
export function HoursRing({ hours, label }: { hours: Range; label: string }) {
  const hourIndexes = Array.from({ length: hours.to }, (_, index) => index)
  return (
    <svg
      aria-hidden="true"
      viewBox="-200 -200 400 400"
      fill="none"
      className="h-auto w-full max-w-60 justify-self-center stroke-ink xl:max-w-xs"
    >
      <circle r="196" strokeOpacity=".25" />
      <TickRing r={187} ticks={52} share={0.1} strokeWidth="10" strokeOpacity=".4" />
      <circle r="178" strokeOpacity=".25" />
      <circle r="132" className="stroke-action" strokeOpacity=".3" />
      {hourIndexes.map((hour) => (
        <circle
          key={hour}
          cy="-132"
          r="11"
          transform={`rotate(${Math.round((hour * 3600) / hours.to) / 10})`}
          className={hour < hours.from ? 'fill-prestige stroke-prestige' : 'fill-surface stroke-prestige'}
        />
      ))}
      <circle r="100" strokeOpacity=".2" />
      <text textAnchor="middle" y="15" fontSize="46" stroke="none" className="fill-ink font-display tracking-tight">
        {label}
      </text>
    </svg>
  )
}
