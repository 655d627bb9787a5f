import type { messages } from '~/i18n/messages/programs/en'
import { cheapest, type Programs, yearlyHours } from './figures'
import { entriesOf, type NumberFormatter, type PriceRow, type ProgramsTranslator, priceLabels } from './price-labels'

export type AddOnLine = { key: string; name: string; text: string; price: string }

/** One program with its texts and prices, for the pages and the PDF. */
export type PriceSection = {
  title: string
  text: string
  /** What to expect, in a few words: "from 95,000 SEK". */
  summary: string
  /** What that price is for, or where that is set out. */
  basis?: string
  /** The first column is the row's name, the last its price. */
  columns: string[]
  rows: PriceRow[]
  total?: { name: string; price: string }
  notes?: string[]
  addOns?: AddOnLine[]
}

export type PriceList = ReturnType<typeof priceList>
export type SectionName = keyof PriceList

/** The model's figures as text in one language. */
export function priceList(t: ProgramsTranslator, format: NumberFormatter, figures: Programs) {
  const { visits, exchange, ambassadors, speedDial, embassy, studyVisits, support, upgrades, hospitalTime } = figures
  const { figure, from, hours, price, rows, sites } = priceLabels(t, format)
  const [first, second, third] = exchange.commitmentDays
  const { atMost: count, withinDays: days } = visits.introductions
  const columns = (...names: (keyof typeof messages.columns)[]) => names.map((name) => t(`columns.${name}`))

  return {
    visits: {
      title: t('visits.title'),
      text: t('visits.text'),
      summary: from(visits.tiers),
      basis: t('visits.basis', {
        days: t('days', { count: cheapest(visits.tiers).days }),
        sites: sites(cheapest(visits.tiers).sites),
      }),
      columns: columns('level', 'length', 'sites', 'price'),
      rows: rows(visits.tiers, (key, tier) => ({
        name: t(`visits.tiers.${key}.name`),
        note: t(`visits.tiers.${key}.fit`),
        cells: [t('days', { count: tier.days }), sites(tier.sites)],
      })),
      notes: [t('visits.introductions', { count, days }), t('visits.range')],
      addOns: entriesOf(visits.addOns).map(([key, addOn]) => ({
        key,
        name: t(`visits.addOns.${key}.name`),
        text: t(`visits.addOns.${key}.text`),
        price: price(addOn),
      })),
    },
    exchange: {
      title: t('exchange.title'),
      text: t('exchange.text'),
      summary: from(exchange.tiers),
      basis: t('exchange.basis'),
      columns: columns('level', 'price'),
      rows: rows(exchange.tiers, (key) => ({
        name: t(`exchange.tiers.${key}.name`),
        note: t(`exchange.tiers.${key}.fit`),
      })),
      notes: [
        t('exchange.commitments', { first, second, third }),
        t('exchange.movement', { days: exchange.movementDays }),
        t('exchange.scope'),
      ],
      addOns: entriesOf(exchange.addOns).map(([key, addOn]) => ({
        key,
        name: t(`exchange.addOns.${key}.name`),
        text: t(`exchange.addOns.${key}.text`),
        price: price(addOn),
      })),
    },
    ambassadors: {
      title: t('ambassadors.title'),
      text: t('ambassadors.text'),
      summary: from(ambassadors.tiers),
      basis: t('ambassadors.basis', { months: t('months', { count: ambassadors.months }) }),
      columns: columns('membership', 'term', 'price'),
      rows: rows(ambassadors.tiers, (key) => ({
        name: t(`ambassadors.tiers.${key}.name`),
        note: t(`ambassadors.tiers.${key}.fit`),
        cells: [t('months', { count: ambassadors.months })],
      })),
    },
    speedDial: {
      title: t('speedDial.title'),
      text: t('speedDial.text'),
      summary: t('dayRate', { amount: from(speedDial.dayRates) }),
      basis: t('speedDial.basis'),
      columns: columns('onSite', 'price'),
      rows: rows(speedDial.dayRates, (key) => ({ name: t(`speedDial.dayRates.${key}`) })),
      notes: [t('speedDial.sessions', { count: speedDial.sessionsPerMonth }), t('speedDial.days'), t('speedDial.line')],
    },
    embassy: {
      title: t('embassy.title'),
      text: t('embassy.text'),
      summary: from(embassy.packages),
      columns: columns('package', 'price'),
      rows: rows(embassy.packages, (key) => ({
        name: t(`embassy.packages.${key}.name`),
        note: t(`embassy.packages.${key}.fit`, { count: embassy.nordicHospitals }),
      })),
    },
    studyVisits: {
      title: t('studyVisits.title'),
      text: t('studyVisits.text'),
      summary: from(studyVisits),
      columns: columns('level', 'companies', 'people', 'length', 'visits', 'dinner', 'price'),
      rows: rows(studyVisits, (key, tier) => ({
        name: t(`studyVisits.tiers.${key}`),
        cells: [
          figure(tier.companies),
          t('atMost', { count: tier.peoplePerCompany }),
          t(`studyVisits.lengths.${tier.length}`),
          figure(tier.visits),
          tier.dinnerAndDebrief ? t('included') : t('none'),
        ],
      })),
    },
    support: {
      title: t('support.title'),
      text: t('support.text'),
      summary: from(support),
      columns: columns('package', 'price'),
      rows: rows(support, (key) => ({ name: t(`support.tiers.${key}`) })),
      notes: [t('packageScope')],
    },
    upgrades: {
      title: t('upgrades.title'),
      text: t('upgrades.text'),
      summary: from(upgrades),
      columns: columns('package', 'price'),
      rows: rows(upgrades, (key) => ({ name: t(`upgrades.tiers.${key}`) })),
      notes: [t('packageScope')],
    },
    hospitalTime: {
      title: t('hospitalTime.title'),
      text: t('hospitalTime.text'),
      summary: t('hoursAYear', { hours: figure(yearlyHours(hospitalTime)) }),
      columns: columns('activity', 'hours'),
      rows: entriesOf(hospitalTime).map(([key, time]) => ({
        key,
        name: t(`hospitalTime.items.${key}`),
        ...(time.optional && { note: t('optional') }),
        price: hours(time.hours),
      })),
      total: { name: t('total'), price: hours(yearlyHours(hospitalTime)) },
    },
  } satisfies Record<string, PriceSection>
}

/** The sections grouped by audience, in the order of the page and the PDF. */
export const groups = {
  programs: ['visits', 'exchange', 'ambassadors', 'speedDial'],
  embassies: ['embassy', 'studyVisits', 'support'],
  partners: ['upgrades', 'hospitalTime'],
} as const satisfies Record<string, SectionName[]>
