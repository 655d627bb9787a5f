import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Kontoen din',
  description: 'Profilen din, passordet ditt og hvor du er logget inn.',
  profile: {
    title: 'Profil',
    text: 'Hva vi kaller deg, språket i e-postene våre til deg, og hva du forteller om deg selv. Andre medlemmer ser ingenting av det hvis du ikke velger det nedenfor.',
    email: 'E-post',
    jobTitle: 'Tittel',
    country: 'Land der du arbeider',
    noCountry: 'Ikke oppgitt',
    save: 'Lagre',
    saving: 'Lagrer...',
    saved: 'Lagret.',
  },
  password: {
    title: 'Passord',
    text: 'Når du endrer det, logges alle andre enheter ut.',
    current: 'Nåværende passord',
    new: 'Nytt passord',
    hint: 'Minst {min} tegn, og ikke et som andre ville prøvd først.',
    save: 'Endre passordet',
    saving: 'Endrer...',
    saved: 'Passordet ditt er endret. Andre enheter er logget ut.',
    refused: 'Det er ikke det nåværende passordet ditt.',
  },
  sessions: {
    title: 'Her er du logget inn',
    text: 'En linje for hver nettleser. Logg ut av dem du ikke kjenner igjen.',
    this: 'Denne',
    unknown: 'En ukjent nettleser',
    since: 'Logget inn {date}',
    used: 'sist brukt {date}',
    end: 'Logg ut',
    endThat: 'Logg ut av {browser}',
    others: 'Logg ut alle andre steder',
    ended: 'Logget ut der.',
  },
  requests: {
    title: 'Forespørslene og svarene dine',
    none: 'Ingenting ennå. Forespørsler du sender og invitasjoner du svarer på, står her.',
    request: 'Forespørsel om tilgang som {role}, {organization}',
    roles: { supplier: 'leverandør', embassy: 'ambassade', hospital: 'sykehus' },
    statuses: { pending: 'Til vurdering', approved: 'Godkjent', rejected: 'Avslått', withdrawn: 'Trukket' },
    answers: { attending: 'Deltar', not_attending: 'Deltar ikke', cancelled: 'Møtet er avlyst' },
  },
}
