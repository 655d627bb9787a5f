import { messages as page } from '../../messages/access-request/sv'
import type { Translation } from '../../translation'
import type { accessRequest as english } from '../en/access-request'

export const accessRequest: Translation<typeof english> = {
  fields: page.fields,
  received: {
    subject: 'Vi har tagit emot din förfrågan',
    preview: 'Du hör från oss inom {from}–{to} arbetsdagar.',
    title: 'Din förfrågan har kommit fram',
    text: 'Tack för att du vill gå med i cirkeln. Vi läser varje förfrågan själva, och du hör från oss inom {from}–{to} arbetsdagar.',
    change: 'Vill du ändra eller dra tillbaka den? Skriv till {email}.',
  },
  notice: {
    subject: 'Vill gå med: {name}, {organization}',
    preview: '{name}, {role}',
    title: 'Vill gå med: {name}, {organization}',
    promise: 'Webbplatsen har lovat svar inom {from}–{to} arbetsdagar.',
    button: 'Öppna förfrågan',
    reply: 'Ett svar på det här mejlet går till den sökande.',
  },
  rejected: {
    subject: 'Om din förfrågan',
    preview: 'Tack för ditt intresse.',
    title: 'Tack för din förfrågan, {name}',
    text: 'Vi har läst din förfrågan noga. Just nu kan vi inte erbjuda dig en plats i cirkeln. Platserna är få och fylls efter de frågor som ligger på bordet. Det är inget omdöme om dig eller ditt arbete.',
    note: 'En rad från den som läste din förfrågan',
    again:
      'Du är välkommen att höra av dig igen längre fram, och att läsa Strategy Signals under tiden. Har du frågor, skriv till {email}.',
  },
  /** To an applicant who has an account. */
  approved: {
    known: {
      subject: 'Du är redan medlem',
      preview: 'Ditt konto är öppet: logga in som vanligt.',
      title: 'Du är redan medlem, {name}',
      text: 'Tack för din förfrågan. Den här adressen har ett konto hos {product}, i rollen {role}. Inget i det har ändrats: logga in som vanligt.',
    },
    role: {
      subject: 'Din roll är nu {role}',
      preview: 'Din förfrågan är godkänd. Logga in som vanligt.',
      title: 'Din roll är nu {role}',
      text: 'Vi har godkänt din förfrågan, {name}. Ditt konto hos {product} har från och med nu rollen {role}. Allt annat i det är som förut: logga in som vanligt.',
    },
    button: 'Logga in',
    forgotten: 'Har du glömt lösenordet kan du välja ett nytt på samma sida.',
  },
}
