import { scaleFor } from '../model'
import { formatDay, formatNumber } from './labels'

type Series = { name: string; fill: string; values: number[] }

type Props = {
  id: string
  title: string
  description: string
  /** The first day of each column. */
  days: string[]
  series: Series[]
}

const height = 92
const top = 24
const foot = 22
/** A value that is not nought is seen, however small. */
const least = 2

/**
 * Columns over time, a strip for each series: each has its name on it, so that no colour need be told from another. Across
 * it is in percent and down in pixels, so that letters keep their size on every screen.
 */
export function OverTime({ id, title, description, days, series }: Props) {
  const scale = scaleFor(Math.max(...series.flatMap(({ values }) => values)))
  const width = 100 / days.length
  const strips = series.length * (height + top)
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-name ${id}-says`}
      width="100%"
      height={strips + foot}
      className="block overflow-visible"
    >
      <title id={`${id}-name`}>{title}</title>
      <desc id={`${id}-says`}>{description}</desc>
      {series.map(({ name, fill, values }, place) => {
        const ground = place * (height + top) + top + height - 4
        const tall = height - 14
        return (
          <g key={name}>
            <text x="0" y={ground - tall - 8} className="fill-ink text-xs">
              {name}
            </text>
            <text x="100%" y={ground - tall - 8} textAnchor="end" className="fill-muted text-xs tabular-nums">
              {formatNumber(scale)}
            </text>
            <line
              x1="0"
              x2="100%"
              y1={ground - tall}
              y2={ground - tall}
              className="stroke-line"
              strokeDasharray="2 4"
            />
            {values.map((value, column) => {
              const high = value === 0 ? 0 : Math.max(least, (value / scale) * tall)
              return (
                <rect
                  key={days[column]}
                  x={`${round(column * width + width * 0.12)}%`}
                  width={`${round(width * 0.76)}%`}
                  y={round(ground - high)}
                  height={round(high)}
                  className={fill}
                />
              )
            })}
            <line x1="0" x2="100%" y1={ground} y2={ground} className="stroke-line-strong" />
          </g>
        )
      })}
      <text x="0" y={strips + foot - 6} className="fill-muted text-xs">
        {formatDay(days[0] ?? '')}
      </text>
      <text x="50%" y={strips + foot - 6} textAnchor="middle" className="fill-muted text-xs">
        {formatDay(days[Math.floor(days.length / 2)] ?? '')}
      </text>
      <text x="100%" y={strips + foot - 6} textAnchor="end" className="fill-muted text-xs">
        {formatDay(days.at(-1) ?? '')}
      </text>
    </svg>
  )
}

const round = (value: number) => Math.round(value * 1000) / 1000
