import { TickRing } from '~/ui/tick-ring'

const holes = Array.from({ length: 10 }, (_, i) => 30 + i * 30)

/** A telephone dial with one number highlighted. */
export function Dial() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-200 -200 400 400"
      fill="none"
      className="mx-auto h-auto w-full max-w-sm stroke-ink lg:max-w-md"
    >
      <circle r="196" strokeOpacity=".25" />
      <TickRing r={188} ticks={240} share={0.14} strokeWidth="7" strokeOpacity=".3" />
      <circle r="180" strokeOpacity=".25" />
      {holes.map((turn, index) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <circle
            cy="-134"
            r="29"
            className={index === 0 ? 'fill-prestige stroke-prestige' : 'stroke-action'}
            strokeOpacity={index === 0 ? 1 : 0.55}
          />
          {index > 0 && <circle cy="-134" r="23" className="stroke-action" strokeOpacity=".25" />}
        </g>
      ))}
      <circle r="88" strokeOpacity=".3" />
      <TickRing r={82} ticks={120} share={0.14} strokeWidth="5" strokeOpacity=".3" />
      <circle r="76" strokeOpacity=".3" />
      <path d="M0-188V-160" transform="rotate(0)" className="stroke-prestige" strokeWidth="2" />
      <g strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round" transform="scale(1.5)">
        <path d="M-21 9-8-13 0-1l6-9 15 19" />
        <path d="M-21 17h42" className="stroke-prestige" />
      </g>
    </svg>
  )
}
