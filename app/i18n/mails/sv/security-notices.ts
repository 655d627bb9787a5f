import type { Translation } from '../../translation'
import type { securityNotices as english } from '../en/security-notices'

export const securityNotices: Translation<typeof english> = {
  preview: 'Om det var du behöver du inte göra något.',
  when: 'När',
  device: 'Webbläsare',
  network: 'Nätverk, förkortat',
  notMeText:
    'Om det var du behöver du inte göra något. Om inte, tryck på knappen: den loggar ut kontot överallt, spärrar lösenordet tills du väljer ett nytt och meddelar vårt team. Länken kan användas en gång och gäller i {days} dagar.',
  notMe: 'Det var inte jag',
  why: 'Du får det här mejlet eftersom du har ett konto på {host}.',
  'new-device': {
    subject: 'En inloggning från en ny webbläsare',
    text: 'Någon har loggat in på ditt konto på {host} från en webbläsare som inte har använts för det tidigare.',
  },
  'password-changed': {
    subject: 'Ditt lösenord har ändrats',
    text: 'Lösenordet till ditt konto på {host} har just ändrats, och alla andra enheter har loggats ut.',
  },
  'address-changed': {
    subject: 'Adressen till ditt konto har ändrats',
    text: 'Ditt konto på {host} har nu en annan e-postadress.',
  },
  'factor-added': {
    subject: 'Ett nytt sätt att logga in har lagts till',
    text: 'Ditt konto på {host} har ett nytt sätt att logga in, till exempel en passkey eller en autentiseringsapp.',
  },
  'factor-removed': {
    subject: 'Ett sätt att logga in har tagits bort',
    text: 'Ett sätt att logga in på ditt konto på {host}, till exempel en passkey eller en autentiseringsapp, har tagits bort.',
  },
  'identity-linked': {
    subject: 'Din organisations inloggning har kopplats',
    text: 'Ditt konto på {host} kan nu öppnas med din organisations inloggning.',
  },
  'identity-unlinked': {
    subject: 'Din organisations inloggning har kopplats bort',
    text: 'Ditt konto på {host} kan inte längre öppnas med din organisations inloggning.',
  },
  promoted: {
    subject: 'Du är nu administratör',
    text: 'Ditt konto på {host} kan nu hantera medlemmar och innehåll.',
  },
  'admin-role-changed': {
    subject: 'Din roll som administratör har ändrats',
    text: 'Ditt konto på {host} har nu en annan roll bland administratörerna.',
  },
  demoted: {
    subject: 'Du är inte längre administratör',
    text: 'Ditt konto på {host} kan inte längre hantera medlemmar och innehåll. Du har loggats ut; logga in igen för att fortsätta som medlem.',
  },
  admins: {
    promoted: '{email} är nu administratör',
    'admin-role-changed': '{email} har nu en annan roll som administratör',
    demoted: '{email} är inte längre administratör',
    preview: 'En ändring bland administratörerna.',
    by: 'Ändrat av',
    text: 'Om du inte väntade dig det, titta på personens sida och fråga den som ändrade.',
    button: 'Öppna personens sida',
    why: 'Du får det här mejlet eftersom du är administratör på {host}.',
  },
  reported: {
    subject: '{email} meddelar: det var inte jag',
    preview: 'Kontot är utloggat överallt, och lösenordet är spärrat.',
    text: 'Personen fick besked om en ändring eller en inloggning och säger att det inte var hen. Kontot har loggats ut överallt, lösenordet är spärrat och en länk för ett nytt har skickats. Ta reda på vad som har hänt sedan dess.',
    button: 'Se säkerhetshändelserna',
  },
}
