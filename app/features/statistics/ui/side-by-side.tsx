import { scaleFor } from '../model'
import { formatNumber } from './labels'

export type Part = { name: string; count: number; look: Look }
/** Told apart by their pattern as well as by their colour. */
export type Look = 'solid' | 'striped' | 'dotted'
type Bar = {
  key: string
  name: string
  /** The figures at its end. */
  says: string
  parts: Part[]
  /** A mark across it: all there is room for. */
  limit?: number | null
}

type Props = { id: string; title: string; description: string; bars: Bar[]; legend?: { name: string; look: Look }[] }

const row = 48
const thick = 14
/** As much as stands beside the figures on the smallest screen; the table has all of it. */
const longest = 32
const fitting = (name: string) => (name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name)

/** Bars from the left, each under its name. */
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
        {bars.map(({ key, name, says, parts, limit }, place) => {
          const y = place * row + 22
          return (
            <g key={key}>
              <text x="0" y={y - 6} className="fill-ink text-sm">
                {fitting(name)}
              </text>
              <text x="100%" y={y - 6} textAnchor="end" className="fill-muted text-sm tabular-nums">
                {says}
              </text>
              <line x1="0" x2="100%" y1={y + thick + 0.5} y2={y + thick + 0.5} className="stroke-line" />
              {parts.map((part, at) => (
                <rect
                  key={part.name}
                  x={percent(sum(parts.slice(0, at)))}
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
