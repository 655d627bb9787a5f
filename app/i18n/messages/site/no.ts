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
    link: 'Be om en plass',
    dismiss: 'Skjul meldingen',
    signedIn: 'Du er logget inn.',
    yourPages: 'Til sidene dine',
  },

  homepage: { label: 'Forside', current: 'Nåværende', new: 'Ny' },

  dock: { next: 'Neste bord' },

  samples: { title: 'Eksempelinnhold', text: 'Personer, saker og datoer på disse sidene er oppdiktet.' },

  footer: {
    privacy: 'Personvern',
    cities: 'Stockholm · Oslo · Helsingfors',
    rights: '© {year} {product}',
  },

  content: {
    untranslated: 'Denne delen finnes foreløpig bare på engelsk.',
  },

  errors: {
    notFound: {
      title: 'Oi! Siden finnes ikke',
      text: 'Adressen kan ha blitt endret, eller den har aldri vært vår.',
    },
    method: { title: 'Det går ikke her', text: 'Siden finnes, men kan ikke brukes på den måten.' },
    tooLarge: {
      title: 'Det ble for mye på én gang',
      text: 'Det du sendte er større enn de {limit} vi tar imot her. Gjør det mindre og send på nytt.',
    },
    tooMany: {
      title: 'Et øyeblikk',
      text: 'Det har kommet mange forespørsler fra nettverket ditt. Vent et minutt og prøv igjen.',
    },
    denied: {
      title: 'Ingen tilgang',
      text: 'Du har ikke administratorrettigheter og kan ikke se denne siden.',
    },
    forbidden: {
      title: 'Vi kunne ikke se hvor det kom fra',
      text: 'Ingenting er endret. Åpne siden på nytt og send skjemaet derfra.',
    },
    invalid: {
      title: 'Det lot seg ikke lese',
      text: 'Vi klarte ikke å tolke det som ble sendt. Gå tilbake og prøv en gang til.',
    },
    unavailable: {
      title: 'Vi er straks tilbake',
      text: 'Noe vi er avhengige av svarer ikke. Prøv igjen om et minutt.',
    },
    unexpected: { title: 'Noe gikk galt', text: 'Feilen er vår og er notert. Prøv igjen, eller skriv til {email}.' },
    again: 'Prøv igjen',
    home: 'Til forsiden',
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
    tooMany: 'Det har kommet mange forespørsler fra nettverket ditt. Prøv igjen om noen minutter.',
    errorTitle: 'Feil',
  },
}
