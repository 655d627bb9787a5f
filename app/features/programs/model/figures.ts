/** All prices and limits of the programs. The pages and the PDF read them from here only. */

export const currency = 'SEK'

/** Changed with any price: an offer says which prices it was made from. */
export const priceRevision = '2026-11'

export type Range = { from: number; to: number }
/** A number or a range. */
export type Figure = number | Range

type Priced = { price: Figure }
type AddOn = Priced & { per?: 'halfDay' | 'day' }
type Visit = Priced & { days: number; sites: Figure }
type StudyVisit = Priced & {
  companies: number
  peoplePerCompany: number
  length: 'halfDay' | 'fullDay'
  visits: Figure
  dinnerAndDebrief: boolean
}
type YearlyTime = { hours: Figure; optional?: boolean }

export type Programs = {
  visits: {
    tiers: Record<'express' | 'core' | 'immersion', Visit>
    introductions: { atMost: number; withinDays: number }
    addOns: Record<'memo' | 'site' | 'workshop' | 'interpreter' | 'transport' | 'delegate', AddOn>
  }
  exchange: {
    tiers: Record<'essential' | 'premium' | 'strategic', Priced>
    addOns: Record<'seat' | 'oneToOne' | 'interpreter' | 'site' | 'workshop', AddOn>
    commitmentDays: readonly [number, number, number]
    movementDays: number
  }
  ambassadors: { months: number; tiers: Record<'ambassador' | 'patron', Priced> }
  speedDial: { sessionsPerMonth: number; dayRates: Record<'stockholm' | 'travel', Priced> }
  /** Sweden + Nordics adds interviews with this many hospitals in Norway and Denmark. */
  embassy: { packages: Record<'sweden' | 'nordics', Priced>; nordicHospitals: number }
  studyVisits: Record<'base' | 'premium', StudyVisit>
  support: Record<'entry' | 'builder' | 'premium', Priced>
  upgrades: Record<'accessPlus' | 'partner', Priced>
  hospitalTime: Record<'survey' | 'plenum' | 'evaluation' | 'pilot', YearlyTime>
}

/** All prices exclude VAT. */
export const programs: Programs = {
  visits: {
    tiers: {
      express: { price: { from: 95_000, to: 140_000 }, days: 1, sites: 1 },
      core: { price: { from: 180_000, to: 260_000 }, days: 2, sites: 2 },
      immersion: { price: { from: 290_000, to: 420_000 }, days: 3, sites: { from: 2, to: 3 } },
    },
    introductions: { atMost: 3, withinDays: 14 },
    addOns: {
      memo: { price: { from: 25_000, to: 45_000 } },
      site: { price: 25_000 },
      workshop: { price: 25_000 },
      interpreter: { price: 8_000, per: 'halfDay' },
      transport: { price: 8_000, per: 'day' },
      delegate: { price: 7_000 },
    },
  },
  exchange: {
    tiers: { essential: { price: 149_500 }, premium: { price: 195_000 }, strategic: { price: 245_000 } },
    addOns: {
      seat: { price: 5_000 },
      oneToOne: { price: 35_000 },
      interpreter: { price: 8_000, per: 'halfDay' },
      site: { price: 25_000 },
      workshop: { price: 45_000 },
    },
    commitmentDays: [30, 60, 90],
    movementDays: 90,
  },
  ambassadors: { months: 12, tiers: { ambassador: { price: 15_000 }, patron: { price: 20_000 } } },
  speedDial: { sessionsPerMonth: 2, dayRates: { stockholm: { price: 35_000 }, travel: { price: 40_000 } } },
  embassy: { packages: { sweden: { price: 35_000 }, nordics: { price: 65_000 } }, nordicHospitals: 5 },
  studyVisits: {
    base: {
      price: 55_000,
      companies: 2,
      peoplePerCompany: 2,
      length: 'halfDay',
      visits: { from: 1, to: 2 },
      dinnerAndDebrief: false,
    },
    premium: {
      price: 115_000,
      companies: 3,
      peoplePerCompany: 2,
      length: 'fullDay',
      visits: { from: 2, to: 3 },
      dinnerAndDebrief: true,
    },
  },
  support: { entry: { price: 16_500 }, builder: { price: 27_500 }, premium: { price: 49_500 } },
  upgrades: { accessPlus: { price: 75_000 }, partner: { price: 105_000 } },
  hospitalTime: {
    survey: { hours: 1 },
    plenum: { hours: 2 },
    evaluation: { hours: 1 },
    pilot: { hours: { from: 3, to: 5 }, optional: true },
  },
}

export const rangeOf = (figure: Figure): Range => (typeof figure === 'number' ? { from: figure, to: figure } : figure)

/** Hours a hospital partner gives per year: at least what is not optional, at most everything. */
export function yearlyHours(times: Programs['hospitalTime']): Range {
  const all = Object.values(times)
  return {
    from: all.reduce((hours, time) => hours + (time.optional ? 0 : rangeOf(time.hours).from), 0),
    to: all.reduce((hours, time) => hours + rangeOf(time.hours).to, 0),
  }
}

const visitDays = Object.values(programs.visits.tiers).map(({ days }) => days)
const [first, second, third] = programs.exchange.commitmentDays

/** The figures in the one-line description of each program. */
export const programFigures = {
  visits: {
    from: Math.min(...visitDays),
    to: Math.max(...visitDays),
    days: programs.visits.introductions.withinDays,
  },
  exchange: { first, second, third },
  ambassadors: { count: programs.ambassadors.months },
  speedDial: { sessions: programs.speedDial.sessionsPerMonth },
}

/** The level with the lowest price. */
export const cheapest = <Level extends Priced>(levels: Record<string, Level>): Level =>
  Object.values(levels).reduce((low, level) => (rangeOf(level.price).from < rangeOf(low.price).from ? level : low))

/** The lowest of a list of prices, for "from". */
export const lowest = (priced: Record<string, Priced>) =>
  Math.min(...Object.values(priced).map(({ price }) => rangeOf(price).from))
