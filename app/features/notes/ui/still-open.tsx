import { useTranslations } from '~/i18n/language'
import { figuresMessages } from '~/i18n/messages/figures'
import {
  Band,
  BandName,
  eachWidth,
  FigureDrawing,
  type FigureWidth,
  Stages,
  scaleOf,
  stagesHeight,
} from './figure-drawing'
import { type DrawingProps, FigureFrame, type FigureProps } from './figure-frame'

/** Where each stage begins, in percent of the way from the buyer's plans to the contract. */
const stages = { plans: 0, dialogue: 34, published: 64, bids: 88 } as const
const stagesNarrow = { plans: 0, dialogue: 32, published: 60, bids: 86 } as const

/** What is decided, from the first to the last: each is open until a stage begins. */
const questions = [
  { name: 'need', openUntil: 'dialogue', series: 'a' },
  { name: 'quality', openUntil: 'published', series: 'a' },
  { name: 'price', openUntil: 'bids', series: 'b' },
] as const

const stepHeight = 46
const gap = 2
const stairsBottom = stagesHeight + questions.length * stepHeight

const geometryOf = (width: FigureWidth) => {
  const isNarrow = width === 'narrow'
  const at = scaleOf(width)
  const begin = isNarrow ? stagesNarrow : stages
  return { at, begin, isNarrow, height: stairsBottom + (isNarrow ? 56 : 34) }
}

const geometries = eachWidth(geometryOf)

/** Stairs down to the contract: when a tender is published, only the price is still open. */
export function StillOpen(props: FigureProps) {
  const t = useTranslations(figuresMessages, 'stillOpen')
  return <FigureFrame name="still-open" title={t('title')} caveat={t('caveat')} drawing={Drawing} {...props} />
}

function Drawing({ id, width, className }: DrawingProps) {
  const t = useTranslations(figuresMessages, 'stillOpen')
  const { at, begin, isNarrow, height } = geometries[width]
  const stageNames = (['plans', 'dialogue', 'published', 'bids'] as const).map((stage) => ({
    name: t(isNarrow ? `${stage}Short` : stage),
    percent: begin[stage],
    isTurn: stage === 'published',
  }))
  return (
    <FigureDrawing id={id} width={width} height={height} label={t('label')} className={className}>
      <Stages at={at} height={stairsBottom + 8} stages={stageNames} />
      {questions.map(({ name, openUntil, series }, step) => {
        const y = stagesHeight + step * stepHeight
        const middle = y + (stepHeight - gap) / 2
        return (
          <g key={name}>
            <Band id={id} series={series} d={`M0 ${y}H${at(begin[openUntil])}v${stepHeight - gap}H0Z`} />
            <BandName x={0} y={middle} series={series} isNarrow={isNarrow}>
              {t(name)}
            </BandName>
            {openUntil !== 'bids' && (
              <text x={at(begin[openUntil]) + (isNarrow ? 8 : 12)} y={middle + 5} className="figure-aside fill-muted">
                {t(isNarrow ? 'settledShort' : `${name}Settled`)}
              </text>
            )}
          </g>
        )
      })}
      <path d={`M${at(begin.published)}.5 ${stagesHeight}V${stairsBottom + 8}`} className="stroke-ink" />
      <Span from={0} to={at(begin.published) - 4} y={stairsBottom + 8} text={t('decided')} />
      <Span from={at(begin.published) + 5} to={at(100)} y={stairsBottom + 8} text={t('explained')} isLower={isNarrow} />
    </FigureDrawing>
  )
}

type SpanProps = { from: number; to: number; y: number; text: string; isLower?: boolean }

/** A line below the stairs that says what happens along it. */
const Span = ({ from, to, y, text, isLower = false }: SpanProps) => (
  <>
    <path d={`M${from} ${y + 0.5}H${to}`} className="stroke-prestige" />
    <text
      x={isLower ? to : from}
      y={y + (isLower ? 40 : 20)}
      textAnchor={isLower ? 'end' : 'start'}
      className="fill-ink font-medium"
    >
      {text}
    </text>
  </>
)
