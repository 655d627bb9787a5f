import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  nav: {
    skip: 'Gå til innholdet',
    label: 'Hovedmeny',
    home: '{product}, forsiden',
    newsletter: 'Nyhetsbrev',
    circles: 'Sirkler',
    work: 'Oppdrag',
    latest: 'Aktuelt',
    notes: 'Notater',
    linkedin: 'LinkedIn',
    signals: 'Få Strategy Signals',
    conversation: 'Ta kontakt',
    menu: 'Meny',
    close: 'Lukk',
    language: 'Språk',
    theme: 'Bytt til {theme}',
    notices: 'Meldinger',
  },

  announcement: {
    text: 'Health Circles møtes i Stockholm, Oslo og Helsingfors.',
    seats: 'Plassene er få og går til inviterte.',
    link: 'Be om en invitasjon',
    dismiss: 'Skjul meldingen',
  },

  homepage: { label: 'Forside', current: 'Nåværende', new: 'Ny' },

  dock: { next: 'Neste bord' },

  footer: { privacy: 'Personvern' },

  content: {
    untranslated: {
      en: 'Denne delen finnes foreløpig bare på engelsk.',
      sv: 'Denne delen finnes foreløpig bare på svensk.',
      no: 'Denne delen finnes foreløpig bare på norsk.',
    },
  },

  forms: {
    required: 'Dette må fylles ut.',
    email: 'Skriv en e-postadresse, for eksempel navn@sykehus.example.',
    choice: 'Velg ett av alternativene.',
    tooLong: 'Skriv kortere: her er det plass til {max} tegn.',
    tooShort: 'Bruk minst {min} tegn.',
    characters: 'Her er det tegn som ikke kan lagres. Skriv det på nytt uten dem.',
    webAddress: 'Skriv navnet uten nettadresse.',
    failed: 'Noe gikk galt. Prøv igjen.',
    offline: 'Ingen forbindelse. Det du skrev er tatt vare på.',
    tooMany: 'For mange forsøk. Prøv igjen om noen minutter.',
    errorTitle: 'Feil',
  },
}
