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
/** Minimum height of a value above zero, so that it is visible. */
const minHeight = 2

/**
 * Columns over time, one named strip for each series, so that colours need not be told apart. Horizontal lengths are in
 * percent and vertical ones in pixels, so that text keeps its size on every screen.
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
      {series.map(({ name, fill, values }, seriesIndex) => {
        const baseline = seriesIndex * (height + top) + top + height - 4
        const maxHeight = height - 14
        return (
          <g key={name}>
            <text x="0" y={baseline - maxHeight - 8} className="fill-ink text-xs">
              {name}
            </text>
            <text x="100%" y={baseline - maxHeight - 8} textAnchor="end" className="fill-muted text-xs tabular-nums">
              {formatNumber(scale)}
            </text>
            <line
              x1="0"
              x2="100%"
              y1={baseline - maxHeight}
              y2={baseline - maxHeight}
              className="stroke-line"
              strokeDasharray="2 4"
            />
            {values.map((value, column) => {
              const columnHeight = value === 0 ? 0 : Math.max(minHeight, (value / scale) * maxHeight)
              return (
                <rect
                  key={days[column]}
                  x={`${round(column * width + width * 0.12)}%`}
                  width={`${round(width * 0.76)}%`}
                  y={round(baseline - columnHeight)}
                  height={round(columnHeight)}
                  className={fill}
                />
              )
            })}
            <line x1="0" x2="100%" y1={baseline} y2={baseline} className="stroke-line-strong" />
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
