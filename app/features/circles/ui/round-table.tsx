import { cx } from '~/lib/cx'
import { circle } from '../model'

const { from, to } = circle.people
const rings = [118, 106, 95, 83, 70, 58, 45, 31, 18].map((r, i) => ({
  r,
  cx: i * 2,
  cy: i * 3,
  strokeOpacity: i === 0 ? 0.8 : (50 - i * 4) / 100,
}))

// Seats above the smallest group are spread evenly among the others.
const seats = Array.from({ length: to }, (_, i) => ({
  angle: (i * 2 * Math.PI) / to,
  open: Math.floor(((i + 1) * (to - from)) / to) > Math.floor((i * (to - from)) / to),
}))

/** All filled or all open seats as one SVG path. */
const seatsPath = (radius: number, open: boolean) =>
  seats
    .filter((seat) => seat.open === open)
    .map(({ angle }) => {
      const left = (147 * Math.sin(angle) - radius).toFixed(1)
      const half = `a${radius} ${radius} 0 1 0 `
      return `M${left} ${(-147 * Math.cos(angle)).toFixed(1)}${half}${2 * radius} 0${half}${-2 * radius} 0`
    })
    .join('')

const filledSeats = seatsPath(7.5, false)
const openSeats = seatsPath(7, true)

/** A round table from above with tree rings: filled seats up to the smallest group, dashed ones up to the largest. */
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
        <path d={filledSeats} className="fill-prestige" fillOpacity={0.85} />
        <path d={openSeats} strokeDasharray="2 3" />
      </g>
    </svg>
  )
}
