import { useTranslations } from '~/i18n/language'
import { figuresMessages } from '~/i18n/messages/figures'
import { cx } from '~/lib/cx'
import { FigureFrame } from './figure-frame'

/** Since then the Finnish counties have held hospital and home. */
const oneBudgetSince = '2023'

type Size = { width: number; labelWidth: number; rowHeight: number; bandHeight: number; isNarrow: boolean }

const sizes = {
  wide: { width: 912, labelWidth: 108, rowHeight: 62, bandHeight: 34, isNarrow: false },
  medium: { width: 740, labelWidth: 100, rowHeight: 62, bandHeight: 34, isNarrow: false },
  narrow: { width: 350, labelWidth: 0, rowHeight: 74, bandHeight: 34, isNarrow: true },
} satisfies Record<string, Size>

/** Where each stage begins, and where the two payers of a country meet, in percent of the way home. */
const stages = { ward: 0, night: 30, weeks: 56, nursing: 78 } as const
const stagesNarrow = { ward: 0, night: 30, weeks: 58, nursing: 82 } as const
const shared = { sweden: { from: 48, to: 60 }, norway: { from: 42, to: 54 } } as const
const seam = 52

const top = 34

const geometryOf = ({ width, labelWidth, rowHeight, bandHeight, isNarrow }: Size) => {
  const at = (percent: number) => Math.round(labelWidth + ((width - labelWidth) * percent) / 100)
  const rowY = (row: number) => top + row * rowHeight + (isNarrow ? 20 : 0)
  return { at, rowY, width, bandHeight, isNarrow, height: rowY(2) + bandHeight + 10 }
}
type Geometry = ReturnType<typeof geometryOf>

const geometries = {
  wide: geometryOf(sizes.wide),
  medium: geometryOf(sizes.medium),
  narrow: geometryOf(sizes.narrow),
}

type Props = {
  /** Beside a note the figure has the width of the page, in a list that of the lead. */
  place: 'note' | 'lead'
  className?: string | undefined
}

export function WhoPays({ place, className }: Props) {
  const t = useTranslations(figuresMessages, 'whoPays')
  return (
    <FigureFrame title={t('title')} caveat={t('caveat')} className={className}>
      <Drawing id={`who-pays-narrow-${place}`} geometry={geometries.narrow} className="sm:hidden print:hidden" />
      <Drawing
        id={`who-pays-medium-${place}`}
        geometry={geometries.medium}
        className={cx('max-sm:hidden print:block!', place === 'note' && 'xl:hidden')}
      />
      {place === 'note' && (
        <Drawing id="who-pays-wide" geometry={geometries.wide} className="max-xl:hidden print:hidden!" />
      )}
    </FigureFrame>
  )
}

type DrawingProps = { id: string; geometry: Geometry; className: string }

function Drawing({ id, geometry, className }: DrawingProps) {
  const t = useTranslations(figuresMessages, 'whoPays')
  const { at, rowY, width, height, bandHeight, isNarrow } = geometry
  const hatching = `${id}-hatching`
  return (
    <svg
      role="img"
      aria-label={t('label', { year: oneBudgetSince })}
      viewBox={`0 0 ${width} ${height}`}
      className={cx('block h-auto w-full font-text text-[13px]', className)}
    >
      <pattern id={hatching} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V5" className="stroke-ink" strokeWidth="1.4" />
      </pattern>
      {Object.entries(isNarrow ? stagesNarrow : stages).map(([stage, percent]) => (
        <g key={stage}>
          <text x={at(percent)} y="12" className="fill-muted">
            {t(isNarrow ? `${stage as keyof typeof stages}Short` : (stage as keyof typeof stages))}
          </text>
          <path d={`M${at(percent)}.5 20V${height}`} className="stroke-line" />
        </g>
      ))}
      <Country geometry={geometry} row={0} name={t('sweden')} />
      <TwoPayers
        geometry={geometry}
        y={rowY(0)}
        hatching={hatching}
        {...shared.sweden}
        first={t('region')}
        second={t('municipality')}
      />
      <Country geometry={geometry} row={1} name={t('norway')} />
      <TwoPayers
        geometry={geometry}
        y={rowY(1)}
        hatching={hatching}
        {...shared.norway}
        first={t('trust')}
        second={t('municipality')}
      />
      <Country geometry={geometry} row={2} name={t('finland')} />
      <rect x={at(0)} y={rowY(2)} width={at(100) - at(0)} height={bandHeight} className="fill-series-a" />
      <path
        d={`M${at(seam)} ${rowY(2)}v${bandHeight}`}
        className="stroke-surface"
        strokeWidth="2"
        strokeDasharray="4 4"
      />
      <Payer x={at(0)} y={rowY(2)} geometry={geometry} series="a" name={t(isNarrow ? 'countyShort' : 'county')} />
      <Payer
        x={at(seam)}
        y={rowY(2)}
        geometry={geometry}
        series="a"
        name={isNarrow ? t('oneBudgetShort') : t('oneBudget', { year: oneBudgetSince })}
      />
    </svg>
  )
}

function Country({ geometry, row, name }: { geometry: Geometry; row: number; name: string }) {
  const { rowY, bandHeight, isNarrow } = geometry
  const y = isNarrow ? rowY(row) - 7 : rowY(row) + bandHeight / 2 + 6
  return (
    <text x="0" y={y} className={cx('fill-ink font-display tracking-tight', isNarrow ? 'text-[18px]' : 'text-[21px]')}>
      {name}
    </text>
  )
}

type TwoPayersProps = {
  geometry: Geometry
  y: number
  hatching: string
  from: number
  to: number
  first: string
  second: string
}

/** One payer until `to`, the other from `from`: between them each has half of the band. */
function TwoPayers({ geometry, y, hatching, from, to, first, second }: TwoPayersProps) {
  const { at, bandHeight } = geometry
  const half = bandHeight / 2
  const secondBand = `M${at(from)} ${y + half}H${at(to)}V${y}H${at(100)}V${y + bandHeight}H${at(from)}Z`
  return (
    <>
      <path
        d={`M${at(0)} ${y}H${at(to)}V${y + half}H${at(from)}V${y + bandHeight}H${at(0)}Z`}
        className="fill-series-a"
      />
      <path d={secondBand} className="fill-series-b" />
      <path d={secondBand} fill={`url(#${hatching})`} className="hidden print:block" />
      <Payer x={at(0)} y={y} geometry={geometry} series="a" name={first} />
      <Payer x={at(to)} y={y} geometry={geometry} series="b" name={second} />
    </>
  )
}

type PayerProps = { x: number; y: number; geometry: Geometry; series: 'a' | 'b'; name: string }

const Payer = ({ x, y, geometry, series, name }: PayerProps) => (
  <text
    x={x + (geometry.isNarrow ? 8 : 12)}
    y={y + geometry.bandHeight / 2 + 5}
    className={cx(
      'font-medium',
      geometry.isNarrow ? 'text-[13px]' : 'text-[14px]',
      series === 'a' ? 'fill-on-series-a' : 'fill-on-series-b series-b-name',
    )}
  >
    {name}
  </text>
)
