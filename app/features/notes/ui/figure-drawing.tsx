import type { ReactNode } from 'react'
import { cx } from '~/lib/cx'

/** What all figures of notes are drawn with: three widths, a scale of percents, and two series of bands. */
const figureWidths = { wide: 912, medium: 740, narrow: 350 } as const
export type FigureWidth = keyof typeof figureWidths

/** Where the drawing begins: above it stand the names of the stages. */
export const stagesHeight = 34

export type Scale = (percent: number) => number

/** The x of a percent of the way from the names of the rows to the right edge. */
export const scaleOf = (width: FigureWidth, namesWidth = 0): Scale => {
  const length = figureWidths[width] - namesWidth
  return (percent) => Math.round(namesWidth + (length * percent) / 100)
}

export const eachWidth = <Geometry,>(geometryOf: (width: FigureWidth) => Geometry) => ({
  wide: geometryOf('wide'),
  medium: geometryOf('medium'),
  narrow: geometryOf('narrow'),
})

const hatchingOf = (id: string) => `${id}-hatching`

type DrawingProps = {
  id: string
  width: FigureWidth
  height: number
  /** The whole figure in sentences. */
  label: string
  className: string
  children: ReactNode
}

/** The drawing at one width. On paper the second series is hatched. */
export const FigureDrawing = ({ id, width, height, label, className, children }: DrawingProps) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${figureWidths[width]} ${height}`}
    className={cx('block h-auto w-full font-text text-[13px]', className)}
  >
    <pattern id={hatchingOf(id)} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V5" className="stroke-ink" strokeWidth="1.4" />
    </pattern>
    {children}
  </svg>
)

type StagesProps = { at: Scale; height: number; stages: { name: string; percent: number; isTurn?: boolean }[] }

/** The names of the stages above the drawing, and where each begins. A turning point is drawn in ink. */
export const Stages = ({ at, height, stages }: StagesProps) =>
  stages.map(({ name, percent, isTurn }) => (
    <g key={name}>
      <text x={at(percent)} y="12" className={isTurn ? 'fill-ink font-semibold' : 'fill-muted'}>
        {name}
      </text>
      <path d={`M${at(percent)}.5 20V${height}`} className={isTurn ? 'stroke-ink' : 'stroke-line'} />
    </g>
  ))

type RowNameProps = { y: number; isNarrow: boolean; children: string }

/** What a row is about: left of it, or above it in a narrow figure. */
export const RowName = ({ y, isNarrow, children }: RowNameProps) => (
  <text x="0" y={y} className={cx('fill-ink font-display tracking-tight', isNarrow ? 'text-[18px]' : 'text-[21px]')}>
    {children}
  </text>
)

type Series = 'a' | 'b'

/** A field of one of the two series. */
export const Band = ({ d, series, id }: { d: string; series: Series; id: string }) =>
  series === 'a' ? (
    <path d={d} className="fill-series-a" />
  ) : (
    <>
      <path d={d} className="fill-series-b" />
      <path d={d} fill={`url(#${hatchingOf(id)})`} className="hidden print:block" />
    </>
  )

type BandNameProps = { x: number; y: number; series: Series; isNarrow: boolean; children: string }

/** A name within a band; `y` is the middle of the band. */
export const BandName = ({ x, y, series, isNarrow, children }: BandNameProps) => (
  <text
    x={x + (isNarrow ? 8 : 12)}
    y={y + 5}
    className={cx(
      'font-medium',
      isNarrow ? 'text-[13px]' : 'text-[14px]',
      series === 'a' ? 'fill-on-series-a' : 'fill-on-series-b series-b-name',
    )}
  >
    {children}
  </text>
)
