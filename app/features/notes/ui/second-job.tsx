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

/** Where each stage begins, in percent of the time from before the pilot to a year after it. */
const stages = { before: 0, pilot: 22, after: 56, year: 84 } as const
const stagesNarrow = { before: 0, pilot: 22, after: 50, year: 78 } as const

/** From the end of the pilot on the new routine is used less, until here no one does. */
const droppedAt = 74

/** The height of a band is an amount of work: that of one routine. */
const routineHeight = 30
const rowHeight = 2 * routineHeight
const namesWidth = { wide: 190, medium: 178, narrow: 0 }

const geometryOf = (width: FigureWidth) => {
  const isNarrow = width === 'narrow'
  const rowY = (row: number) => stagesHeight + row * (rowHeight + (isNarrow ? 40 : 22)) + (isNarrow ? 22 : 0)
  const at = scaleOf(width, namesWidth[width])
  const begin = isNarrow ? stagesNarrow : stages
  return { at, rowY, begin, isNarrow, height: rowY(1) + rowHeight + 10 }
}
type Geometry = ReturnType<typeof geometryOf>

const geometries = eachWidth(geometryOf)

/** Two ways to begin a new routine: on top of the old one, which doubles the work, or in its place. */
export function SecondJob(props: FigureProps) {
  const t = useTranslations(figuresMessages, 'secondJob')
  return <FigureFrame name="second-job" title={t('title')} caveat={t('caveat')} drawing={Drawing} {...props} />
}

function Drawing({ id, width, className }: DrawingProps) {
  const t = useTranslations(figuresMessages, 'secondJob')
  const geometry = geometries[width]
  const { at, begin, height, isNarrow } = geometry
  const stageNames = (['before', 'pilot', 'after', 'year'] as const).map((stage) => ({
    name: t(isNarrow ? `${stage}Short` : stage),
    percent: begin[stage],
  }))
  return (
    <FigureDrawing id={id} width={width} height={height} label={t('label')} className={className}>
      <Stages at={at} height={height} stages={stageNames} />
      <OnTop id={id} geometry={geometry} />
      <InPlace id={id} geometry={geometry} />
    </FigureDrawing>
  )
}

type RowProps = { id: string; geometry: Geometry }

function OnTop({ id, geometry }: RowProps) {
  const t = useTranslations(figuresMessages, 'secondJob')
  const { at, rowY, begin, isNarrow } = geometry
  const y = rowY(0)
  const floor = y + routineHeight
  const newRoutine = `M${at(begin.pilot)} ${floor - 1}V${y}H${at(begin.after)}C${at(begin.after + 7)} ${y} ${at(begin.after + 8)} ${floor - 1} ${at(droppedAt)} ${floor - 1}Z`
  return (
    <>
      <RowName y={isNarrow ? y - 7 : y + routineHeight + 6} isNarrow={isNarrow}>
        {t('nothingEnds')}
      </RowName>
      <Band id={id} series="a" d={newRoutine} />
      <Band id={id} series="b" d={`M${at(0)} ${floor + 1}H${at(100)}V${y + rowHeight}H${at(0)}Z`} />
      <BandName x={at(begin.pilot)} y={y + routineHeight / 2} series="a" isNarrow={isNarrow}>
        {t(isNarrow ? 'newShort' : 'secondJob')}
      </BandName>
      <BandName x={at(0)} y={floor + routineHeight / 2} series="b" isNarrow={isNarrow}>
        {t('old')}
      </BandName>
      <text x={at(droppedAt - (isNarrow ? 6 : 4))} y={y + routineHeight / 2 + 2} className="figure-aside fill-muted">
        {t('dropped')}
      </text>
    </>
  )
}

function InPlace({ id, geometry }: RowProps) {
  const t = useTranslations(figuresMessages, 'secondJob')
  const { at, rowY, begin, isNarrow } = geometry
  const y = rowY(1)
  const floor = y + routineHeight
  const start = at(begin.pilot)
  const middle = floor + routineHeight / 2
  return (
    <>
      <RowName y={isNarrow ? y - 7 : y + routineHeight + 6} isNarrow={isNarrow}>
        {t('oneEnds')}
      </RowName>
      <Band id={id} series="b" d={`M${at(0)} ${floor}H${start - 1}V${y + rowHeight}H${at(0)}Z`} />
      <Band id={id} series="a" d={`M${start + 1} ${floor}H${at(100)}V${y + rowHeight}H${start + 1}Z`} />
      <BandName x={at(0)} y={middle} series="b" isNarrow={isNarrow}>
        {t(isNarrow ? 'oldShort' : 'old')}
      </BandName>
      <BandName x={start} y={middle} series="a" isNarrow={isNarrow}>
        {t('new')}
      </BandName>
      <circle cx={start} cy={floor - 12} r="4" className="fill-prestige" />
      <path d={`M${start} ${floor - 8}v8`} className="stroke-prestige" />
      <text x={start + 12} y={floor - 8} className="figure-aside fill-muted">
        {t(isNarrow ? 'decidedShort' : 'decided')}
      </text>
    </>
  )
}
