import { cx } from '~/lib/cx'
import { circle } from '../model'

const { from, to } = circle.people
const rings = [118, 106, 95, 83, 70, 58, 45, 31, 18].map((r, i) => ({
  r,
  cx: i * 2,
  cy: i * 3,
  strokeOpacity: i === 0 ? 0.8 : (50 - i * 4) / 100,
}))

// Seats that may stay empty are spread evenly among the others.
const seats = Array.from({ length: to }, (_, i) => ({
  turn: Math.round((i * 3600) / to) / 10,
  open: Math.floor(((i + 1) * (to - from)) / to) > Math.floor((i * (to - from)) / to),
}))

/** A table from above, its wood in rings: a filled seat for everyone who always comes, an open one for the rest. */
export function RoundTable({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="-180 -180 360 360" fill="none" className={cx('h-auto w-full', className)}>
      <circle r="176" className="stroke-line" strokeDasharray="1 7" />
      <g className="stroke-action">
        {rings.map((ring) => (
          <circle key={ring.r} {...ring} />
        ))}
      </g>
      <g className="stroke-prestige">
        {seats.map(({ turn, open }) => (
          <circle
            key={turn}
            cy="-147"
            r={open ? 7 : 7.5}
            transform={`rotate(${turn})`}
            {...(open ? { strokeDasharray: '2 3' } : { className: 'fill-prestige', fillOpacity: 0.85 })}
          />
        ))}
      </g>
    </svg>
  )
}
