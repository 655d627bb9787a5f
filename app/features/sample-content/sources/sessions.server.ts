import { isBusinessDay } from '~/lib/business-days'
import type { Holidays } from '~/lib/holidays.server'
import { momentAt } from '~/lib/wall-clock'

const cities = {
  stockholm: {
    name: { en: 'Stockholm', sv: 'Stockholm', no: 'Stockholm' },
    venue: { en: 'Gamla stan', sv: 'Gamla stan', no: 'Gamla stan' },
    timeZone: 'Europe/Stockholm',
    country: 'SE',
  },
  oslo: { name: { en: 'Oslo', sv: 'Oslo', no: 'Oslo' }, timeZone: 'Europe/Oslo', country: 'NO' },
  helsinki: {
    name: { en: 'Helsinki', sv: 'Helsingfors', no: 'Helsingfors' },
    timeZone: 'Europe/Helsinki',
    country: 'FI',
  },
} as const

type SampleSession = { days: number; city: keyof typeof cities; title: Record<string, string>; isNext?: boolean }

const planned: SampleSession[] = [
  {
    days: 17,
    city: 'stockholm',
    title: {
      en: 'Who pays for the first night at home?',
      sv: 'Vem betalar den första natten hemma?',
      no: 'Hvem betaler den første natten hjemme?',
    },
    isNext: true,
  },
  {
    days: 38,
    city: 'oslo',
    title: {
      en: 'The tender that nobody answered',
      sv: 'Upphandlingen som ingen svarade på',
      no: 'Anskaffelsen ingen svarte på',
    },
  },
  {
    days: 66,
    city: 'helsinki',
    title: {
      en: 'Data that may cross the border',
      sv: 'Data som får korsa gränsen',
      no: 'Data som får krysse grensen',
    },
  },
  // Only in English, to show how that looks.
  { days: 94, city: 'stockholm', title: { en: 'After the pilot' } },
  {
    days: -25,
    city: 'oslo',
    title: {
      en: 'What procurement can ask for',
      sv: 'Vad en upphandling kan begära',
      no: 'Hva en anskaffelse kan be om',
    },
  },
  {
    days: -53,
    city: 'stockholm',
    title: {
      en: 'Who owns the tenth ward?',
      sv: 'Vem äger den tionde avdelningen?',
      no: 'Hvem eier den tiende avdelingen?',
    },
  },
]

const dayMs = 24 * 60 * 60 * 1000
const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)

const midweek = [2, 3, 4]

/** Tuesday to Thursday, and not around Christmas: on other business days few would come. */
const isUsualEvening = (day: string) =>
  midweek.includes(new Date(day).getUTCDay()) && day.slice(5) <= '12-18' && day.slice(5) >= '01-08'

/** Evenings in three cities, about a month apart, never on a weekend or on a public holiday of the country. */
export const sampleSessions = (now: Date, holidays: Holidays) =>
  planned.map(({ days, city, title, isNext = false }) => {
    const { name, timeZone, country, ...place } = cities[city]
    let day = new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)
    while (!isUsualEvening(day) || !isBusinessDay(day, holidays[country])) day = dayAfter(day)
    const at = (time: string) => momentAt(`${day} ${time}`, timeZone)?.toISOString()
    return { title, city: name, ...place, dateTime: at('18:00'), endsAt: at('20:00'), isNext }
  })
