import { type KeptPromises, measuredAtMost, measuredDays, plotColumns, shareInTime } from '../model/promises'
import { FailedPart } from './failed-part'

const width = 264
const height = 58
const dotGap = 8
const columnWidth = width / plotColumns.all
const limitAt = plotColumns.inTime * columnWidth

type Props = {
  title: string
  /** `3 business days` */
  promise: string
  noun: [one: string, many: string]
  kept: KeptPromises | null
}

/** Each dot is one promise, by the time it took; those right of the dashed line were late. The same as text below. */
export function PromisePlot({ title, promise, noun, kept }: Props) {
  const share = kept && shareInTime(kept)
  return (
    <div className="border-ink/9 border-t py-3.5 first-of-type:border-t-0">
      <p className="flex items-baseline justify-between gap-4 text-sm">
        {title}
        {share !== null && <span className="font-display text-[1.5rem]/7">{share}&nbsp;%</span>}
      </p>
      {kept && kept.total > 0 && <Dots kept={kept} promise={promise} />}
      {kept ? (
        <p className="mt-1.5 text-muted text-xs">{textOf(kept, noun)}</p>
      ) : (
        <FailedPart>These figures could not be loaded.</FailedPart>
      )}
    </div>
  )
}

const Dots = ({ kept, promise }: { kept: KeptPromises; promise: string }) => (
  <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="w-full max-w-[22rem] fill-muted text-[11px]">
    <path className="stroke-line" fill="none" d={`M0 ${height - 1.5}H${width}`} />
    <path className="stroke-line-strong" fill="none" strokeDasharray="2 3" d={`M${limitAt} 4V${height - 2}`} />
    <text x={limitAt - 6} y="13" textAnchor="end">
      {promise}
    </text>
    {kept.dots.stacks.flatMap(({ column, dots, isLate }) =>
      Array.from({ length: dots }, (_, nth) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place in the column
          key={`${column} ${nth}`}
          cx={Math.round((column + 0.5) * columnWidth)}
          cy={height - 7 - nth * dotGap}
          r="2.6"
          className={isLate ? 'fill-danger' : 'fill-ink/62'}
        />
      )),
    )}
  </svg>
)

function textOf(kept: KeptPromises, [one, many]: Props['noun']) {
  const { total, late, dots } = kept
  if (total === 0) return `No ${many} in the last ${measuredDays} days.`
  const counted = `${total >= measuredAtMost ? 'The latest ' : ''}${total} ${total === 1 ? one : many}`
  const each = dots.each > 1 ? ` A dot is up to ${dots.each}.` : ''
  return `${counted}, ${late === 0 ? 'none' : late} late.${each}`
}
