import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Bli med i sirkelen',
  lead: 'Fortell oss hvem du er og hva du håper å finne. Vi går gjennom hver forespørsel innen {from}–{to} virkedager.',
  seat: 'Dette gjelder medlemskap, med medlemssidene. Vil du ha en plass én enkelt kveld, <link>spør du på siden om sirklene</link>.',
  fields: {
    name: 'Fullt navn',
    email: 'E-post',
    organization: 'Organisasjon',
    role: 'Rolle du er interessert i',
    reason: 'Begrunnelse',
  },
  roleChoose: 'Velg en rolle',
  roles: { supplier: 'Leverandør', embassy: 'Ambassade', hospital: 'Sykehus' },
  reasonHint: 'Hva du arbeider med, og hva en samtale med oss skal hjelpe deg å avgjøre.',
  submit: 'Send forespørsel',
  submitting: 'Sender forespørsel...',
  sentTitle: 'Forespørselen er sendt',
  sentText: 'Forespørselen din er sendt til teamet vårt. Vi går gjennom den og tar kontakt snart.',
  sentReceipt:
    'En kvittering er på vei til e-posten din. Lenken i den viser hvor langt forespørselen har kommet. Kommer det ingenting innen en time, kan adressen være feil: send da skjemaet på nytt.',
  withdrawnTitle: 'Forespørselen er trukket',
  withdrawnText: 'Det du skrev, er fjernet. Du er velkommen til å ta kontakt igjen når du vil.',
  privacy: 'Vi bruker det du skriver her til å svare deg, og ikke til noe annet.',
}
