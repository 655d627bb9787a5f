import type { OwnIntroductions } from '../model'
import type { IntroductionDays } from '../model/days'

const width = 280
const base = 52
/** Of an introduction that is made: an arch in an arch, by their share of its radius. */
const innerRings = [0.8, 0.6, 0.4]

const countTo = (count: number) => Array.from({ length: count }, (_, index) => index)

type Props = Pick<OwnIntroductions, 'atMost' | 'days'> & { made: number }

/** An arch for each introduction, dashed until it is made, over the days in which they are promised. The text beside it says the same. */
export function Bridge({ atMost, days, made }: Props) {
  const span = width / atMost
  const radius = Math.min(base - 8, span / 2 - 2)
  const archesOf = (places: number[], shares: number[]) =>
    places
      .flatMap((place) =>
        shares.map((share) => {
          const r = radius * share
          return `M${span * (place + 0.5) - r} ${base}a${r} ${r} 0 0 1 ${2 * r} 0`
        }),
      )
      .join('')
  const places = countTo(atMost)
  const done = places.slice(0, made)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 68`}
      fill="none"
      strokeWidth="1.25"
      className="h-auto w-full max-w-80 forced-colors:[&_*]:stroke-[CanvasText]"
    >
      <path d={`M0 ${base}H${width}`} className="stroke-line-strong" />
      <path d={archesOf(done, [1])} className="stroke-action" />
      <path d={archesOf(done, innerRings)} className="stroke-action" opacity="0.4" />
      <path d={archesOf(places.slice(made), [1])} strokeDasharray="3 3" className="stroke-prestige" />
      {days && <Days {...days} />}
    </svg>
  )
}

/** Above, the way that is behind and what is left of it; below, a tick for each day. */
function Days({ total, left, phase }: IntroductionDays) {
  const behind = phase === 'over' ? total + 1 : total - left
  const today = (width * Math.min(behind, total)) / total
  const ticks = (days: number[], from: number) =>
    days.map((day) => `M${Math.min(width - 0.75, Math.max(0.75, (width * day) / total))} ${from}V66`).join('')
  const all = countTo(total + 1)
  return (
    <>
      <path d={`M0 3H${today}M0 6H${today}`} className="stroke-action" />
      <path d={`M${today} 3H${width}M${today} 6H${width}`} strokeDasharray="3 3" className="stroke-prestige" />
      <path d={ticks(all.slice(0, behind), 60)} className="stroke-line-strong" />
      <path d={ticks(all.slice(behind), 58)} className="stroke-prestige" />
    </>
  )
}
