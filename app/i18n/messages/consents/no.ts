import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Samtykkene dine',
  lead: 'Det du har samtykket til, med ordene du så. Du kan når som helst trekke tilbake hvert av dem; det som ble gjort før, forblir lovlig.',
  back: 'Kontoen din',
  none: 'Du har ikke samtykket til noe som krever samtykke.',
  noneText: 'Brevet, en plass i en Health Circle, medlemskatalogen og gjestelisten ber om et. Da vises det her.',
  purposes: {
    newsletter: 'Strategy Signals',
    circle: 'Health Circles',
    directory: 'Medlemskatalogen',
    attendance: 'Navnet ditt blant gjestene',
  },
  states: { given: 'Samtykket', withdrawn: 'Trukket tilbake' },
  given: 'Samtykket {date}, {way}',
  withdrawn: 'Trukket tilbake {date}, {way}',
  ways: { form: 'med et skjema på nettstedet', link: 'med en lenke i en e-post', account: 'på kontosiden din' },
  version: 'Ordene du så: versjon {version}, {language}',
  fields: {
    name: 'Navn',
    title: 'Tittel',
    organisation: 'Organisasjon og type',
    country: 'Land',
    seeks: 'Hva du søker',
    offers: 'Hva du tilbyr',
    email: 'E-postadresse',
  },
  audiences: { nobody: 'Ingen', role: 'Medlemmer i din rolle', members: 'Alle medlemmer' },
  earlier: '{count, plural, one {# tidligere oppføring} other {# tidligere oppføringer}}',
  withdraw: {
    newsletter: 'Avslutt abonnementet',
    circle: 'Trekk tilbake og slett forespørslene mine',
    directory: 'Forlat katalogen',
    attendance: 'Skjul navnet mitt',
  },
  withdrawing: 'Trekker tilbake...',
  done: {
    newsletter: 'Trukket tilbake. Du får ikke flere brev.',
    circle: 'Trukket tilbake. Forespørslene dine om en plass er slettet.',
    directory: 'Trukket tilbake. Ingen ser noe om deg i katalogen.',
    attendance: 'Trukket tilbake. Ingen ser navnet ditt blant gjestene.',
  },
  newer: {
    title: 'Teksten er endret',
    newsletter: 'Du samtykket til en tidligere versjon. Les den nye og samtykk, eller avslutt abonnementet:',
    directory:
      'Du samtykket til en tidligere versjon. Les den nye ved valgene dine og samtykk, eller forlat katalogen.',
    agree: 'Samtykk til den nye teksten',
    agreeing: 'Lagrer...',
    agreed: 'Takk. Den nye versjonen er registrert.',
    toChoices: 'Les og velg',
  },
  receipt: 'Kvitteringen din',
}
