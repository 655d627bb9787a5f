import { cx } from '~/lib/cx'
import { TickRing } from '~/ui/tick-ring'

const petals = Array.from({ length: 15 }, (_, i) => i * 12)

type SealProps = { initials?: string | undefined; className?: string | undefined }

/** A round engraved seal: ticks, a rosette, and in its middle the initials or else the two peaks. */
export function Seal({ initials, className }: SealProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-100 -100 200 200"
      fill="none"
      strokeWidth=".6"
      className={cx('size-40 stroke-prestige', className)}
    >
      <circle r="98" />
      <TickRing r={92} ticks={180} share={0.16} strokeWidth="7" />
      <circle r="86" />
      <g strokeOpacity=".7">
        {petals.map((turn) => (
          <ellipse key={turn} rx="80" ry="50" transform={`rotate(${turn})`} />
        ))}
      </g>
      <circle r="47" />
      <TickRing r={44} ticks={120} share={0.2} strokeWidth="3" />
      {initials ? (
        <text y="13" textAnchor="middle" className="fill-ink stroke-none font-display text-[38px] tracking-tight">
          {initials}
        </text>
      ) : (
        <g strokeWidth="1.8" strokeLinejoin="round" strokeLinecap="round">
          <path d="M-21 9-8-13 0-1l6-9 15 19" className="stroke-ink" />
          <path d="M-21 17h42" />
        </g>
      )}
    </svg>
  )
}
