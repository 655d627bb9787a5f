import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  welcome: 'Velkommen, {name}',
  signOut: 'Logg ut',
  loading: 'Laster...',
  again: 'Prøv igjen',
  roles: { embassy: 'Ambassade', supplier: 'Leverandør', hospital: 'Sykehus' },
  factorNotice: {
    text: 'Kontoen din trenger en ekstra faktor. Fra neste innlogging kan du ikke åpne noe annet før du har lagt til en.',
    link: 'Legg den til nå',
  },
  select: {
    title: 'Velg rolle',
    lead: 'Velg sidene du kom for. Du kan bytte når du vil.',
    yours: 'Din rolle',
    embassy: 'Pakker, studiebesøk og støtte for ambassader og handelskontorer.',
    supplier: 'Møtene, innsikten og leveransene dine, og et team å spørre.',
    hospital: 'Hva et partnersykehus gir av tid, og hva det får igjen.',
    adminAccess: 'Administrasjon',
    admin: 'Brukere, forespørsler, møter og innhold.',
  },
  switcher: { label: 'Bytt rolle', select: 'Velg rolle', back: 'Tilbake til rollevalget' },
  letter: {
    opens: 'Knappen åpner et utkast i e-postprogrammet ditt. Endre det som du vil før du sender.',
    write: 'Du kan også skrive til <a>{email}</a>.',
  },
}
