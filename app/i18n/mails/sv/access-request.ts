import { messages as page } from '../../messages/access-request/sv'
import type { Translation } from '../../translation'
import type { accessRequest as english } from '../en/access-request'

export const accessRequest: Translation<typeof english> = {
  fields: page.fields,
  received: {
    subject: 'Vi har tagit emot din förfrågan',
    preview: 'Du hör från oss inom {from}–{to} arbetsdagar.',
    title: 'Din förfrågan har kommit fram',
    text: 'Tack för att du vill gå med i cirkeln. Vi läser varje förfrågan själva, och du hör från oss inom {from}–{to} arbetsdagar: senast {date}.',
    change: 'På samma sida kan du rätta den eller dra tillbaka den. Spara mejlet: den som har länken kan göra det.',
  },
  statusButton: 'Se hur långt den har kommit',
  again: {
    subject: 'Vi har redan din förfrågan',
    preview: 'Det nya du skrev finns bredvid den.',
    title: 'Vi har redan din förfrågan',
    text: 'Någon har just bett att få gå med med den här adressen, medan en tidigare förfrågan väntar. Den nya texten finns bredvid den tidigare, och vi läser båda. Om det inte var du behöver du inte göra något, men du får gärna svara på mejlet.',
  },
  statusLink: {
    subject: 'Så långt har din förfrågan kommit',
    preview: 'Länken du bad om.',
    title: 'Så långt har din förfrågan kommit',
    text: 'Här är länken du bad om. Den visar hur långt din förfrågan har kommit, och du kan rätta den eller dra tillbaka den där.',
  },
  delayed: {
    subject: 'Vi behöver lite längre tid',
    preview: 'Din förfrågan är inte glömd.',
    title: 'Vi behöver lite längre tid',
    text: 'Vi lovade att du skulle höra från oss senast {date}. Det är inte längre säkert, och vi beklagar det. Din förfrågan är inte glömd: vi skriver så snart den är avgjord, och du behöver inte göra något.',
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
