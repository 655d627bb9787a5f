import { scaleFor } from '../model'
import { formatNumber } from './labels'

export type Part = { name: string; count: number; look: Look }
/** Each look has its own pattern besides its colour, for readers who can't tell the colours apart. */
export type Look = 'solid' | 'striped' | 'dotted'
type Bar = {
  key: string
  name: string
  /** Shown at the end of the bar's line. */
  valueLabel: string
  parts: Part[]
  /** Position of a mark across the bar, such as an event's seats. */
  limit?: number | null
}

type Props = { id: string; title: string; description: string; bars: Bar[]; legend?: { name: string; look: Look }[] }

const row = 48
const thick = 14
/** Longest name that fits beside the figures on the smallest screen; the table has the full name. */
const maxNameLength = 32
const shortenName = (name: string) =>
  name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1).trimEnd()}…` : name

/** Horizontal bars, each below its name. */
export function SideBySide({ id, title, description, bars, legend = [] }: Props) {
  const sum = (parts: Part[]) => parts.reduce((total, { count }) => total + count, 0)
  const scale = scaleFor(Math.max(1, ...bars.map(({ parts, limit }) => Math.max(sum(parts), limit ?? 0))))
  const percent = (count: number) => `${Math.round((count / scale) * 100_000) / 1000}%`
  return (
    <>
      {legend.length > 0 && (
        <ul aria-label="Legend" className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {legend.map(({ name, look }) => (
            <li key={name} className="flex items-center gap-2">
              <svg aria-hidden="true" width="18" height="12" className="shrink-0">
                <rect width="18" height="12" {...paint(id, look)} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <svg
        role="img"
        aria-labelledby={`${id}-name ${id}-says`}
        width="100%"
        height={bars.length * row}
        className="block overflow-hidden"
      >
        <title id={`${id}-name`}>{title}</title>
        <desc id={`${id}-says`}>{description}</desc>
        <Patterns id={id} />
        {bars.map(({ key, name, valueLabel, parts, limit }, barIndex) => {
          const y = barIndex * row + 22
          return (
            <g key={key}>
              <text x="0" y={y - 6} className="fill-ink text-sm">
                {shortenName(name)}
              </text>
              <text x="100%" y={y - 6} textAnchor="end" className="fill-muted text-sm tabular-nums">
                {valueLabel}
              </text>
              <line x1="0" x2="100%" y1={y + thick + 0.5} y2={y + thick + 0.5} className="stroke-line" />
              {parts.map((part, partIndex) => (
                <rect
                  key={part.name}
                  x={percent(sum(parts.slice(0, partIndex)))}
                  width={percent(part.count)}
                  y={y}
                  height={thick}
                  {...paint(id, part.look)}
                />
              ))}
              {limit ? (
                <line
                  x1={percent(limit)}
                  x2={percent(limit)}
                  y1={y - 3}
                  y2={y + thick + 3}
                  className="stroke-ink"
                  strokeWidth="2"
                />
              ) : null}
            </g>
          )
        })}
      </svg>
      {bars.length > 0 && <p className="sr-only">The longest bar could be {formatNumber(scale)}.</p>}
    </>
  )
}

const paint = (id: string, look: Look) =>
  look === 'solid' ? { className: 'fill-action' } : { fill: `url(#${id}-${look})` }

const Patterns = ({ id }: { id: string }) => (
  <defs>
    <pattern id={`${id}-striped`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="5" height="5" className="fill-raised" />
      <rect width="2.5" height="5" className="fill-prestige" />
    </pattern>
    <pattern id={`${id}-dotted`} width="5" height="5" patternUnits="userSpaceOnUse">
      <rect width="5" height="5" className="fill-raised" />
      <circle cx="2.5" cy="2.5" r="1.5" className="fill-info" />
    </pattern>
  </defs>
)
