import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  statement: 'Diskreta råd till dem som leder vården i Norden.',
  cities: 'Stockholm · Oslo · Helsingfors',
  titles: {
    services: 'Tjänster',
    read: 'Läs',
    circles: 'Cirklar',
    regions: 'Länder',
    connect: 'Kontakt',
  },
  links: {
    advisory: 'Rådgivning och bollplank',
    visits: 'Kliniska studiebesök',
    exchange: 'Insight exchange',
    ambassadors: 'Ambassadörsnätverket',
    speedDial: 'Speed-dial',
    pricing: 'Priser',
    newsletter: 'Nyhetsbrev',
    notes: 'Notes',
    vision: 'Vision',
    feed: 'RSS-flöde',
    healthCircles: 'Health Circles',
    dates: 'Kommande datum',
    seat: 'Be om en plats',
    signIn: 'Logga in',
    sweden: 'Sverige',
    norway: 'Norge',
    finland: 'Finland',
    contact: 'Skriv till oss',
  },
}
