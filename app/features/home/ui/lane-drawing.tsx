import type { ReactNode } from 'react'
import { programs } from '~/features/programs/model/figures'
import type { programPages } from '~/features/site/model'

type Program = keyof typeof programPages

/** Units of the drawing in a day; three months are its width, and what goes on runs out of it to the window's edge. */
const perDay = 10
const days = 90
const beyond = 2400
const middle = 16

const x = (day: number) => day * perDay
const dots = (at: readonly number[]) =>
  at.map((day) => <circle key={day} cx={x(day)} cy={middle} r="6" className="fill-prestige" />)

const { visits, exchange, speedDial } = programs
const visitBegins = exchange.commitmentDays[0]
const longestVisit = Math.max(...Object.values(visits.tiers).map((tier) => tier.days))
const visitEnds = visitBegins + longestVisit
const introductionDays = Array.from({ length: visits.introductions.atMost }, (_, i) =>
  Math.round(visitEnds + ((i + 1) * visits.introductions.withinDays) / visits.introductions.atMost),
)
const sessionGap = 30 / speedDial.sessionsPerMonth
const sessions = Array.from(
  { length: Math.floor(beyond / perDay / sessionGap) },
  (_, i) => `M${x((i + 0.5) * sessionGap)} 0v32`,
)

/** A line is work, a block is together on site, a dot is a promise with a date, a ring is optional, a band is membership. */
const drawings: Record<Program, ReactNode> = {
  visits: (
    <>
      <path d={`M0 ${middle}H${x(visitBegins)}`} className="stroke-action" strokeOpacity=".7" strokeDasharray="2 6" />
      <rect x={x(visitBegins)} width={x(longestVisit)} height="32" className="fill-action" />
      <path d={`M${x(visitEnds)} ${middle}H${x(introductionDays.at(-1) ?? visitEnds)}`} className="stroke-action" />
      {dots(introductionDays)}
    </>
  ),
  exchange: (
    <>
      <path d={`M0 ${middle}H${x(exchange.movementDays)}`} className="stroke-action" />
      <rect width="12" height="32" className="fill-action" />
      {dots(exchange.commitmentDays)}
    </>
  ),
  ambassadors: (
    <>
      <rect y="5" width={beyond} height="22" className="fill-action" fillOpacity=".22" />
      <path d={`M0 5H${beyond}M0 27H${beyond}`} className="stroke-action" strokeOpacity=".7" />
    </>
  ),
  speedDial: (
    <>
      <path d={`M0 ${middle}H${beyond}`} className="stroke-action" />
      <path d={sessions.join('')} className="stroke-action" strokeWidth="2" />
      <circle
        cx={x(exchange.commitmentDays[1])}
        cy={middle}
        r="7"
        className="fill-band stroke-prestige"
        strokeWidth="1.5"
      />
    </>
  ),
}

export const LaneDrawing = ({ program }: { program: Program }) => (
  <svg aria-hidden="true" viewBox={`0 0 ${x(days)} 32`} fill="none" className="work-drawing">
    {drawings[program]}
  </svg>
)
