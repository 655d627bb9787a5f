import { randomUUID } from 'node:crypto'
import type { events } from '~/db/schema/events'
import { isBusinessDay } from '~/lib/business-days'
import { holidays } from '~/lib/holidays'
import { momentAt } from '~/lib/wall-clock'

const cities = {
  stockholm: {
    name: { en: 'Stockholm', sv: 'Stockholm', no: 'Stockholm' },
    venue: 'Gamla stan',
    timeZone: 'Europe/Stockholm',
    country: 'SE',
  },
  oslo: { name: { en: 'Oslo', sv: 'Oslo', no: 'Oslo' }, venue: '', timeZone: 'Europe/Oslo', country: 'NO' },
  helsinki: {
    name: { en: 'Helsinki', sv: 'Helsingfors', no: 'Helsingfors' },
    venue: '',
    timeZone: 'Europe/Helsinki',
    country: 'FI',
  },
} as const

type Session = typeof events.$inferInsert & { id: string }
type Texts = { en: string; sv?: string; no?: string }
type SampleSession = { days: number; city: keyof typeof cities; title: Texts; hook?: Texts; isNext?: boolean }

const agenda = [
  { time: '18:00', text: 'Arrival and one page of facts' },
  { time: '18:20', text: 'One question, everyone at the table' },
  { time: '19:30', text: 'What each of us does next' },
]
const agendaTexts = {
  sv: ['Ankomst och en sida fakta', 'En fråga, alla runt bordet', 'Vad var och en gör härnäst'],
  no: ['Ankomst og en side fakta', 'Ett spørsmål, alle rundt bordet', 'Hva hver av oss gjør videre'],
}

const planned: SampleSession[] = [
  {
    days: 17,
    city: 'stockholm',
    title: {
      en: 'Who pays for the first night at home?',
      sv: 'Vem betalar den första natten hemma?',
      no: 'Hvem betaler den første natten hjemme?',
    },
    hook: {
      en: 'The hospital saves a bed, the municipality pays for the nurse. Who decides?',
      sv: 'Sjukhuset sparar en säng, kommunen betalar sjuksköterskan. Vem bestämmer?',
      no: 'Sykehuset sparer en seng, kommunen betaler sykepleieren. Hvem bestemmer?',
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
export const sampleSessions = (now: Date): Session[] =>
  planned.map(({ days, city, title, hook = { en: '' }, isNext = false }) => {
    const { name, venue, timeZone, country } = cities[city]
    let day = new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)
    while (!isUsualEvening(day) || !isBusinessDay(day, holidays[country])) day = dayAfter(day)
    const at = (time: string) => momentAt(`${day} ${time}`, timeZone) ?? now
    const translated = (['sv', 'no'] as const).filter((language) => title[language])
    return {
      id: randomUUID(),
      title: title.en,
      hook: hook.en,
      eventType: 'Strategic Circle',
      city: name.en,
      venue,
      location: [venue, name.en].filter(Boolean).join(', '),
      ...{ timeZone, eventDate: at('18:00'), endsAt: at('20:00'), isNext, isPublic: true },
      // By request on /circles: members have events of their own.
      roles: [],
      maxParticipants: 14,
      agenda,
      translations: Object.fromEntries(
        translated.map((language) => [
          language,
          {
            title: title[language],
            ...(hook[language] && { hook: hook[language] }),
            city: name[language],
            agenda: agendaTexts[language],
          },
        ]),
      ),
    }
  })
