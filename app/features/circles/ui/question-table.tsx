import type { ResolvedText } from '~/features/content/model'
import { cx } from '~/lib/cx'
import { circle } from '../model'
import { questionLines } from './question-lines'

/** The drawing's width, and the radius of the table in it. */
const tableBox = { width: 412, radius: 158 }
const half = tableBox.width / 2

const rings = [tableBox.radius, 150, 141, 131, 120].map((r, i) => ({
  r,
  cx: i,
  cy: i * 2,
  strokeOpacity: [0.9, 0.42, 0.34, 0.26, 0.18][i],
}))

const seatRadius = 10
const seatDistance = 188
const seats = Array.from({ length: circle.people.to }, (_, i) => {
  const angle = ((i + 0.5) * 2 * Math.PI) / circle.people.to
  const left = Math.round(seatDistance * Math.sin(angle) - seatRadius)
  const arc = `a${seatRadius} ${seatRadius} 0 1 0 `
  return `M${left} ${Math.round(-seatDistance * Math.cos(angle))}${arc}${2 * seatRadius} 0${arc}${-2 * seatRadius} 0`
}).join('')

const lineHeight = 31

type QuestionTableProps = {
  label: string
  /** Written on the table; the city's name if the question is too long for it. */
  question?: ResolvedText | undefined
  city?: ResolvedText | undefined
  className?: string
}

/** A round table from above. All seats are open ones: who has been promised a seat is not public. */
export function QuestionTable({ label, question, city, className }: QuestionTableProps) {
  const lines = question && questionLines(question.text)
  const written = lines ? { lines, lang: question.lang } : city && { lines: [city.text], lang: city.lang }
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-half} ${-half} ${tableBox.width} ${tableBox.width}`}
      fill="none"
      className={cx('h-auto w-full', className)}
    >
      <g className="stroke-action">
        {rings.map((ring) => (
          <circle key={ring.r} {...ring} />
        ))}
      </g>
      <path d={seats} className="stroke-prestige" strokeWidth="1.25" strokeDasharray="3 3" />
      {written && (
        <text lang={written.lang} textAnchor="middle" className="fill-ink font-display text-[1.6875rem] tracking-tight">
          {written.lines.map((line, i) => (
            <tspan key={line} x="0" y={(i - (written.lines.length - 1) / 2) * lineHeight + 9}>
              {line}
            </tspan>
          ))}
        </text>
      )}
    </svg>
  )
}
