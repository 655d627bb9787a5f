import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  eyebrow: 'Kontakt',
  title: 'Be om en invitasjon',
  lead: '{voice, select, I {Fortell hvem du er og hvilken beslutning du står foran. Det leses av {founder}, og du får svar innen {hours} timer.} other {Fortell hvem du er og hvilken beslutning du står foran. Det leses av {founder}, og du hører fra oss innen {hours} timer.}}',
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
    'personal-data': 'Personopplysninger',
  },
  messageHint: 'Spørsmålet, hvem det angår, og når du trenger svar.',
  submit: 'Send forespørsel',
  sending: 'Sender...',
  sentTitle: 'Forespørselen er sendt',
  sentText: 'Vi tar kontakt innen {hours} timer.',
  failedTitle: 'Forespørselen kunne ikke sendes',
  failedText: 'Prøv igjen eller kontakt oss direkte.',
  privacy:
    '{voice, select, I {Det du skriver her, brukes til å svare deg og ikke til noe annet.} other {Vi bruker det du skriver her, til å svare deg og ikke til noe annet.}} <link>Slik behandles personopplysninger</link>',
  direct: '{voice, select, I {Eller kontakt meg direkte} other {Eller kontakt oss direkte}}',
  directEmail: 'E-post',
  directPhone: 'Telefon',
  answers: 'Den som svarer',
  answersText:
    '{voice, select, I {Ikke noe sentralbord og ikke noe standardsvar: Jeg leser det du skriver, og svarer selv.} other {Ikke noe sentralbord og ikke noe standardsvar: En av oss leser det du skriver, og svarer.}}',
  next: 'Slik går det videre',
  steps: {
    arrives: { title: 'Det kommer frem', text: 'Du får straks en e-post som bekrefter det.' },
    answered: {
      title: 'Svar innen {hours} timer',
      text: '{voice, select, I {Et tidspunkt for en prat, et spørsmål tilbake eller et tydelig nei hvis jeg ikke er rett person.} other {Et tidspunkt for en prat, et spørsmål tilbake eller et tydelig nei hvis vi ikke er de rette.}}',
    },
    offer: {
      title: 'Et skriftlig tilbud',
      text: 'Hvis det er noe å gjøre, ser du hva som inngår og hva det koster. Ingenting begynner før du har sagt ja.',
    },
  },
  where: '{voice, select, I {Her er jeg} other {Her er vi}}',
  whereText:
    '{voice, select, I {Health Circles møtes i tre byer, og jeg kommer til deg.} other {Health Circles møtes i tre byer, og vi kommer til deg.}}',
  cities: {
    stockholm: { name: 'Stockholm', text: 'Kvelder i Gamla stan' },
    oslo: { name: 'Oslo', text: 'Kvelder i Bjørvika' },
    helsinki: { name: 'Helsingfors', text: 'Kvelder ved havnen' },
  },
}
