import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  eyebrow: 'Kontakt',
  title: 'Be om en inbjudan',
  lead: '{voice, select, I {Berätta vem du är och vilket beslut du står inför. Det läses av {founder}, och du får svar inom {hours} timmar.} other {Berätta vem du är och vilket beslut du står inför. Det läses av {founder}, och du hör från oss inom {hours} timmar.}}',
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
    'personal-data': 'Personuppgifter',
  },
  messageHint: 'Frågan, vem den rör och när du behöver ett svar.',
  submit: 'Skicka förfrågan',
  sending: 'Skickar...',
  sentTitle: 'Förfrågan är skickad',
  sentText: 'Vi hör av oss inom {hours} timmar.',
  failedTitle: 'Förfrågan kunde inte skickas',
  failedText: 'Försök igen eller kontakta oss direkt.',
  privacy:
    '{voice, select, I {Det du skriver här används för att svara dig, inte till något annat.} other {Vi använder det du skriver här för att svara dig, inte till något annat.}} <link>Så behandlas personuppgifter</link>',
  direct: '{voice, select, I {Eller kontakta mig direkt} other {Eller kontakta oss direkt}}',
  directEmail: 'E-post',
  directPhone: 'Telefon',
  answers: 'Den som svarar',
  answersText:
    '{voice, select, I {Ingen växel och inget standardsvar: jag läser det du skriver och svarar själv.} other {Ingen växel och inget standardsvar: en av oss läser det du skriver och svarar.}}',
  next: 'Så går det vidare',
  steps: {
    arrives: { title: 'Det kommer fram', text: 'Du får genast ett mejl som bekräftar det.' },
    answered: {
      title: 'Svar inom {hours} timmar',
      text: '{voice, select, I {En tid att talas vid, en motfråga eller ett rakt nej om jag inte är rätt person.} other {En tid att talas vid, en motfråga eller ett rakt nej om vi inte är rätt för frågan.}}',
    },
    offer: {
      title: 'En skriftlig offert',
      text: 'Om det finns något att göra ser du vad som ingår och vad det kostar. Inget börjar förrän du har sagt ja.',
    },
  },
  where: '{voice, select, I {Här finns jag} other {Här finns vi}}',
  whereText:
    '{voice, select, I {Health Circles möts i tre städer, och jag kommer till dig.} other {Health Circles möts i tre städer, och vi kommer till dig.}}',
  cities: {
    stockholm: { name: 'Stockholm', text: 'Kvällar i Gamla stan' },
    oslo: { name: 'Oslo', text: 'Kvällar i Bjørvika' },
    helsinki: { name: 'Helsingfors', text: 'Kvällar vid hamnen' },
  },
}
