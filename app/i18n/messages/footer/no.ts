import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  statement: 'Diskré råd til dem som leder helsetjenesten i Norden.',
  cities: 'Stockholm · Oslo · Helsingfors',
  titles: {
    services: 'Tjenester',
    read: 'Les',
    circles: 'Sirkler',
    regions: 'Land',
    connect: 'Kontakt',
  },
  links: {
    advisory: 'Rådgivning og sparring',
    visits: 'Kliniske studiebesøk',
    exchange: 'Insight exchange',
    ambassadors: 'Ambassadørnettverket',
    speedDial: 'Speed-dial',
    pricing: 'Priser',
    newsletter: 'Nyhetsbrev',
    notes: 'Notater',
    vision: 'Visjon',
    feed: 'RSS',
    healthCircles: 'Health Circles',
    dates: 'Kommende datoer',
    seat: 'Be om en plass',
    signIn: 'Logg inn',
    sweden: 'Sverige',
    norway: 'Norge',
    finland: 'Finland',
    contact: 'Skriv til oss',
  },
}
