import type { Translation } from '../../translation'
import type * as english from '../en/forms'

export const forms: Translation<typeof english.forms> = {
  required: 'Dette må fylles ut.',
  email: 'Skriv en e-postadresse, for eksempel navn@sykehus.example.',
  choice: 'Velg ett av alternativene.',
  tooLong: 'Skriv kortere: her er det plass til {max} tegn.',
  characters: 'Her er det tegn som ikke kan lagres. Skriv det på nytt uten dem.',
  failed: 'Noe gikk galt. Prøv igjen.',
  tooMany: 'Det har kommet mange forespørsler fra nettverket ditt. Prøv igjen om noen minutter.',
  errorTitle: 'Feil',
}

export const accessRequest: Translation<typeof english.accessRequest> = {
  title: 'Bli med i sirkelen',
  lead: 'Fortell oss hvem du er og hva du håper å finne. Vi går gjennom hver forespørsel innen {from}–{to} virkedager.',
  name: 'Fullt navn',
  email: 'E-post',
  organization: 'Organisasjon',
  role: 'Rolle du er interessert i',
  roleChoose: 'Velg en rolle',
  roles: { supplier: 'Leverandør', embassy: 'Ambassade', hospital: 'Sykehus' },
  reason: 'Begrunnelse',
  reasonHint: 'Hva du arbeider med, og hva en samtale med oss skal hjelpe deg å avgjøre.',
  submit: 'Send forespørsel',
  submitting: 'Sender forespørsel...',
  sentTitle: 'Forespørselen er sendt',
  sentText: 'Forespørselen din er sendt til teamet vårt. Vi går gjennom den og tar kontakt snart.',
  privacy: 'Vi bruker det du skriver her til å svare deg, og ikke til noe annet.',
}
