import type { Translation } from '../../translation'
import type { securityNotices as english } from '../en/security-notices'

export const securityNotices: Translation<typeof english> = {
  preview: 'Om det var du behöver du inte göra något.',
  previewByAdmin: 'En ändring som en administratör har gjort i ditt konto.',
  when: 'När',
  adminRole: 'Roll',
  adminRoles: { owner: 'Ägare', member_manager: 'Medlemsansvarig', editor: 'Redaktör', reader: 'Läsare' },
  by: 'Ändrat av',
  passkey: 'Passnyckel',
  device: 'Webbläsare',
  network: 'Nätverk, förkortat',
  notMeText:
    'Om det var du behöver du inte göra något. Om inte, tryck på knappen. Sidan säger vad den tar bort; sedan stänger den kontot för alla tills du väljer ett nytt lösenord och meddelar vårt team. Länken kan användas en gång och gäller i {days} dagar.',
  notAskedText:
    'Om du inte har bett om det, tryck på knappen. Den stänger kontot för alla tills du väljer ett nytt lösenord och meddelar vårt team. Länken kan användas en gång och gäller i {days} dagar.',
  notExpected: 'Om du inte väntade dig det, skriv till oss: {email}.',
  codesMade: 'Tio återställningskoder skapades samtidigt. Tidigare koder gäller inte längre.',
  lastRemoved:
    'Kontot har inte längre någon andra faktor: det räcker med lösenordet för att logga in, och återställningskoderna gäller inte längre.',
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
    subject:
      '{factor, select, passkey {En passnyckel har lagts till i ditt konto} totp {En autentiseringsapp har lagts till i ditt konto} other {Ett sätt att logga in har lagts till i ditt konto}}',
    text: 'Ditt konto på {host} har ett nytt sätt att logga in.',
  },
  'factor-removed': {
    subject:
      '{factor, select, passkey {En passnyckel har tagits bort från ditt konto} totp {Autentiseringsappen har tagits bort från ditt konto} other {Alla passnycklar och autentiseringsappen har tagits bort från ditt konto}}',
    text: 'Ett sätt att logga in på ditt konto på {host} fungerar inte längre.',
  },
  'recovery-code-used': {
    subject: 'En återställningskod har använts',
    text: 'Någon har använt en återställningskod till ditt konto på {host}. {codes, plural, =0 {Det var den sista. Gör nya under ”Inloggning”.} one {# kod är kvar.} other {# koder är kvar.}}',
  },
  'recovery-codes-made': {
    subject: 'Nya återställningskoder har skapats',
    text: 'Ditt konto på {host} har nya återställningskoder. De tidigare gäller inte längre.',
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
    text: 'Ditt konto på {host} har nu en administratörs rättigheter.',
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
    text: '{what, select, promoted {Om det inte var avsikten, fråga den som ändrade och ta tillbaka rättigheterna på personens sida.} other {Om det inte var avsikten, fråga den som ändrade och ge rättigheterna igen på personens sida.}}',
    button: 'Öppna personens sida',
    why: 'Du får det här mejlet eftersom du är administratör på {host}.',
  },
  closed: {
    subject: 'Ditt konto är stängt tills du väljer ett nytt lösenord',
    preview: 'Välj ett nytt lösenord för att öppna det igen.',
    text: 'Du har meddelat att det inte var du. Ditt konto på {host} är nu stängt för alla, även för dig, tills du väljer ett nytt lösenord med den här länken.',
    button: 'Välj ett nytt lösenord',
    expires:
      'Länken kan användas en gång och gäller i {minutes} minuter. Därefter kan du be om en ny på {host}/reset-password.',
    passkey: 'Borttagen, eftersom den lades till ungefär då eller senare: passnyckeln ”{name}”.',
    totp: 'Borttagen, eftersom den lades till ungefär då eller senare: autentiseringsappen.',
    codes: 'Dina återställningskoder gäller inte längre.',
    next: 'När du har loggat in, öppna ”Inloggning” i ditt konto: ta bort det du inte känner igen, lägg till en passnyckel eller en app och spara de nya återställningskoderna.',
  },
  reported: {
    subject: '{email} meddelar: det var inte jag',
    preview: 'Kontot är stängt tills ägaren har valt ett nytt lösenord.',
    text: 'Personen fick besked om en ändring eller en inloggning och säger att det inte var hen. Kontot är stängt: ingen kommer in förrän ägaren har valt ett nytt lösenord med länken som vi har mejlat. Ta reda på vad som har hänt sedan dess.',
    button: 'Se säkerhetshändelserna',
  },
}
