import { useTranslations } from '~/i18n/language'
import { figuresMessages } from '~/i18n/messages/figures'
import {
  Band,
  BandName,
  eachWidth,
  FigureDrawing,
  type FigureWidth,
  RowName,
  Stages,
  scaleOf,
  stagesHeight,
} from './figure-drawing'
import { type DrawingProps, FigureFrame, type FigureProps } from './figure-frame'

/** Since then the Finnish counties have held hospital and home. */
const oneBudgetSince = '2023'

/** Where each stage begins, and where the two payers of a country meet, in percent of the way home. */
const stages = { ward: 0, night: 30, weeks: 56, nursing: 78 } as const
const stagesNarrow = { ward: 0, night: 30, weeks: 58, nursing: 82 } as const
const shared = { sweden: { from: 48, to: 60 }, norway: { from: 42, to: 54 } } as const
const seam = 52

const bandHeight = 34
const namesWidth = { wide: 108, medium: 100, narrow: 0 }

const geometryOf = (width: FigureWidth) => {
  const isNarrow = width === 'narrow'
  const rowY = (row: number) => stagesHeight + row * (isNarrow ? 74 : 62) + (isNarrow ? 20 : 0)
  return { at: scaleOf(width, namesWidth[width]), rowY, isNarrow, height: rowY(2) + bandHeight + 10 }
}
type Geometry = ReturnType<typeof geometryOf>

const geometries = eachWidth(geometryOf)

/** Who pays on the way from the ward to the home, in three countries. */
export function WhoPays(props: FigureProps) {
  const t = useTranslations(figuresMessages, 'whoPays')
  return <FigureFrame name="who-pays" title={t('title')} caveat={t('caveat')} drawing={Drawing} {...props} />
}

function Drawing({ id, width, className }: DrawingProps) {
  const t = useTranslations(figuresMessages, 'whoPays')
  const geometry = geometries[width]
  const { at, rowY, height, isNarrow } = geometry
  const stageNames = (['ward', 'night', 'weeks', 'nursing'] as const).map((stage) => ({
    name: t(isNarrow ? `${stage}Short` : stage),
    percent: (isNarrow ? stagesNarrow : stages)[stage],
  }))
  const finland = { y: rowY(2) + bandHeight / 2, series: 'a', isNarrow } as const
  return (
    <FigureDrawing
      id={id}
      width={width}
      height={height}
      label={t('label', { year: oneBudgetSince })}
      className={className}
    >
      <Stages at={at} height={height} stages={stageNames} />
      <Country geometry={geometry} row={0} name={t('sweden')} />
      <TwoPayers
        id={id}
        geometry={geometry}
        row={0}
        {...shared.sweden}
        first={t('region')}
        second={t('municipality')}
      />
      <Country geometry={geometry} row={1} name={t('norway')} />
      <TwoPayers id={id} geometry={geometry} row={1} {...shared.norway} first={t('trust')} second={t('municipality')} />
      <Country geometry={geometry} row={2} name={t('finland')} />
      <Band id={id} series="a" d={`M${at(0)} ${rowY(2)}H${at(100)}v${bandHeight}H${at(0)}Z`} />
      <path
        d={`M${at(seam)} ${rowY(2)}v${bandHeight}`}
        className="stroke-surface"
        strokeWidth="2"
        strokeDasharray="4 4"
      />
      <BandName x={at(0)} {...finland}>
        {t(isNarrow ? 'countyShort' : 'county')}
      </BandName>
      <BandName x={at(seam)} {...finland}>
        {isNarrow ? t('oneBudgetShort') : t('oneBudget', { year: oneBudgetSince })}
      </BandName>
    </FigureDrawing>
  )
}

function Country({ geometry, row, name }: { geometry: Geometry; row: number; name: string }) {
  const { rowY, isNarrow } = geometry
  return (
    <RowName y={isNarrow ? rowY(row) - 7 : rowY(row) + bandHeight / 2 + 6} isNarrow={isNarrow}>
      {name}
    </RowName>
  )
}

type TwoPayersProps = {
  id: string
  geometry: Geometry
  row: number
  from: number
  to: number
  first: string
  second: string
}

/** One payer until `to`, the other from `from`: between them each has half of the band. */
function TwoPayers({ id, geometry, row, from, to, first, second }: TwoPayersProps) {
  const { at, rowY, isNarrow } = geometry
  const y = rowY(row)
  const middle = y + bandHeight / 2
  const bottom = y + bandHeight
  return (
    <>
      <Band id={id} series="a" d={`M${at(0)} ${y}H${at(to)}V${middle}H${at(from)}V${bottom}H${at(0)}Z`} />
      <Band id={id} series="b" d={`M${at(from)} ${middle}H${at(to)}V${y}H${at(100)}V${bottom}H${at(from)}Z`} />
      <BandName x={at(0)} y={middle} series="a" isNarrow={isNarrow}>
        {first}
      </BandName>
      <BandName x={at(to)} y={middle} series="b" isNarrow={isNarrow}>
        {second}
      </BandName>
    </>
  )
}
