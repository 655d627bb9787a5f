import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  eyebrow: 'Kontakt',
  title: 'Be om en invitasjon',
  lead: 'Fortell oss hvem du er og hvilken beslutning du står foran. En av oss leser det, og du hører fra oss innen {hours} timer.',
  fields: {
    name: 'Navn',
    organization: 'Organisasjon',
    email: 'E-post',
    interest: 'Det gjelder',
    message: 'Melding',
  },
  interestChoose: 'Velg et program',
  interests: {
    'clinical-visits': 'Kliniske studiebesøk',
    'insight-exchange': 'MT Insight Exchange',
    ambassadors: 'Ambassadørnettverket',
    'speed-dial': 'Speed-Dial',
  },
  messageHint: 'Spørsmålet, hvem det angår, og når du trenger svar.',
  submit: 'Send forespørsel',
  sending: 'Sender...',
  sentTitle: 'Forespørselen er sendt',
  sentText: 'Vi tar kontakt innen {hours} timer.',
  failedTitle: 'Forespørselen kunne ikke sendes',
  failedText: 'Prøv igjen eller kontakt oss direkte.',
  privacy:
    'Vi bruker det du skriver her til å svare deg, og ikke til noe annet. <link>Slik behandler vi personopplysninger</link>',
  direct: 'Eller kontakt oss direkte',
  directEmail: 'E-post',
  directPhone: 'Telefon',
}
