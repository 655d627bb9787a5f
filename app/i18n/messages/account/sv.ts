import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Ditt konto',
  description: 'Din profil, ditt lösenord och var du är inloggad.',
  profile: {
    title: 'Profil',
    text: 'Vad vi kallar dig, språket i våra mejl till dig, och vad du berättar om dig själv. Andra medlemmar ser inget av det om du inte väljer det nedan.',
    email: 'E-post',
    jobTitle: 'Titel',
    country: 'Land där du arbetar',
    noCountry: 'Inte angivet',
    save: 'Spara',
    saving: 'Sparar...',
    saved: 'Sparat.',
  },
  password: {
    title: 'Lösenord',
    text: 'När du ändrar det loggas alla andra enheter ut.',
    current: 'Nuvarande lösenord',
    new: 'Nytt lösenord',
    hint: 'Minst {min} tecken, och inte ett som andra skulle prova först.',
    save: 'Ändra lösenordet',
    saving: 'Ändrar...',
    saved: 'Ditt lösenord har ändrats. Andra enheter är utloggade.',
    refused: 'Det är inte ditt nuvarande lösenord.',
  },
  sessions: {
    title: 'Här är du inloggad',
    text: 'En rad för varje webbläsare. Logga ut från dem du inte känner igen.',
    this: 'Den här',
    unknown: 'En okänd webbläsare',
    since: 'Inloggad {date}',
    used: 'senast använd {date}',
    end: 'Logga ut',
    endThat: 'Logga ut från {browser}',
    others: 'Logga ut på alla andra ställen',
    ended: 'Utloggad där.',
  },
  requests: {
    title: 'Dina förfrågningar och svar',
    none: 'Inget ännu. Förfrågningar du skickar och inbjudningar du svarar på visas här.',
    request: 'Förfrågan om tillträde som {role}, {organization}',
    roles: { supplier: 'leverantör', embassy: 'ambassad', hospital: 'sjukhus' },
    statuses: { pending: 'Granskas', approved: 'Godkänd', rejected: 'Avböjd', withdrawn: 'Tillbakadragen' },
    answers: { attending: 'Deltar', not_attending: 'Deltar inte', cancelled: 'Träffen är inställd' },
  },
}
