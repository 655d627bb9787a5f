import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  eyebrow: 'Kontakt',
  title: 'Be om en inbjudan',
  lead: 'Berätta vem du är och vilket beslut du står inför. En av oss läser det, och du hör från oss inom {hours} timmar.',
  fields: {
    name: 'Namn',
    organization: 'Organisation',
    email: 'E-post',
    interest: 'Det gäller',
    message: 'Meddelande',
  },
  interestChoose: 'Välj ett program',
  interests: {
    'clinical-visits': 'Kliniska studiebesök',
    'insight-exchange': 'MT Insight Exchange',
    ambassadors: 'Ambassadörsnätverket',
    'speed-dial': 'Speed-Dial',
  },
  messageHint: 'Frågan, vem den rör och när du behöver ett svar.',
  submit: 'Skicka förfrågan',
  sending: 'Skickar...',
  sentTitle: 'Förfrågan är skickad',
  sentText: 'Vi hör av oss inom {hours} timmar.',
  failedTitle: 'Förfrågan kunde inte skickas',
  failedText: 'Försök igen eller kontakta oss direkt.',
  privacy:
    'Vi använder det du skriver här för att svara dig, inte till något annat. <link>Så behandlar vi personuppgifter</link>',
  direct: 'Eller kontakta oss direkt',
  directEmail: 'E-post',
  directPhone: 'Telefon',
}
