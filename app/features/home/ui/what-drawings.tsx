import type { ReactNode } from 'react'
import { cx } from '~/lib/cx'

type DrawingProps = { viewBox: string; className?: string | undefined; children: ReactNode }

const Drawing = ({ viewBox, className, children }: DrawingProps) => (
  <svg
    aria-hidden="true"
    viewBox={viewBox}
    fill="none"
    strokeWidth="1.1"
    strokeLinejoin="round"
    strokeLinecap="round"
    className={cx('stroke-action', className)}
  >
    {children}
  </svg>
)

/** The stroke in brass, which turns to ink when its row is pointed at. */
const accent = 'stroke-prestige transition-[stroke] duration-150 group-hover:stroke-ink'

const twelfths = Array.from({ length: 12 }, (_, seat) => (seat * Math.PI) / 6)
const seats = twelfths.map((angle) => ({
  cx: Math.round(60 + 36 * Math.sin(angle)),
  cy: Math.round(44 - 36 * Math.cos(angle)),
}))

/** Lines from both sides that meet in one. */
const strands = [-36, -24, -12, 12, 24, 36]

type Props = { className?: string | undefined }

/** A letter, a table with its seats, and many lines that become one. */
export const drawings = {
  signals: ({ className }: Props) => (
    <Drawing viewBox="25 0 120 88" className={className}>
      <path d="M26 4h66v52H26zM26 56l6 26h54l6-26M36 16h26M36 25h46M36 33h38" />
      <path d="M36 45h34" strokeWidth="1.5" className={accent} />
    </Drawing>
  ),
  circles: ({ className }: Props) => (
    <Drawing viewBox="20 0 120 88" className={className}>
      <circle cx="60" cy="44" r="25" />
      <circle cx="60.6" cy="44.8" r="19" strokeOpacity=".5" />
      <circle cx="61" cy="45.4" r="12" strokeOpacity=".35" />
      {seats.map((seat, i) => (
        <circle
          key={`${seat.cx} ${seat.cy}`}
          {...seat}
          r="3.4"
          className={i === 2 ? cx(accent, 'fill-prestige group-hover:fill-ink') : 'fill-surface'}
        />
      ))}
    </Drawing>
  ),
  advisory: ({ className }: Props) => (
    <Drawing viewBox="8 0 120 88" className={className}>
      {strands.map((y) => (
        <path
          key={y}
          d={`M8 ${44 + y}C42 ${44 + y} 50 44 74 44`}
          strokeOpacity={(0.95 - Math.abs(y) / 60).toFixed(2)}
        />
      ))}
      <path d="M8 44h104M104 37l8 7-8 7" strokeWidth="1.5" className={accent} />
    </Drawing>
  ),
}
