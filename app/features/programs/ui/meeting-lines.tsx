const lines = Array.from({ length: 11 }, (_, i) => i - 5)

/** A line that starts far from the centre, narrows towards it and continues close to it. */
const path = (line: number, side: 1 | -1) => {
  const start = 190 + side * 118 + line * 13
  const neck = 190 + side * 9 + line * 1.4
  const end = 190 + side * 16 + line * 2.6
  return `M-30 ${start}C90 ${start} 120 ${neck} 220 ${neck}S400 ${end} 540 ${end}`
}

const ticks = [294, 374, 454]

type MeetingLinesProps = { label: string; days: readonly number[]; unit: string }

/** Drawing: lines of suppliers and health systems meet; the marks are the follow-up days. */
export function MeetingLines({ label, days, unit }: MeetingLinesProps) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 500 380" fill="none" className="h-auto w-full max-w-xl">
      <g className="stroke-action" strokeOpacity=".42">
        {lines.map((line) => (
          <path key={line} d={path(line, -1)} />
        ))}
      </g>
      <g className="stroke-prestige" strokeOpacity=".5">
        {lines.map((line) => (
          <path key={line} d={path(line, 1)} />
        ))}
      </g>
      <circle cx="220" cy="190" r="26" className="fill-surface stroke-ink" strokeOpacity=".5" />
      <circle cx="220" cy="190" r="20" className="stroke-ink" strokeOpacity=".25" />
      {days.map((day, index) => (
        <g key={day}>
          <path d={`M${ticks[index]} 128V252`} className="stroke-ink" strokeOpacity=".35" />
          <text x={ticks[index]} y="114" textAnchor="middle" className="fill-ink font-display text-xl tabular-nums">
            {day}
          </text>
        </g>
      ))}
      <text x={ticks[1]} y="278" textAnchor="middle" className="fill-muted text-xs max-sm:text-base">
        {unit}
      </text>
    </svg>
  )
}
