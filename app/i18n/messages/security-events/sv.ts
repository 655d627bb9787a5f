import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Säkerhetshändelser',
  lead: 'Vad som har hänt med ditt konto och dina uppgifter, sparat i {months} månader. Nätverk är förkortade.',
  more: 'Inloggningar, byten av lösenord och vem som har läst dina uppgifter.',
  back: 'Ditt konto',
  unknown: 'Är det något du inte känner igen? Byt lösenord och logga ut på alla andra ställen.',
  unknownLink: 'Till ditt lösenord',
  network: 'nätverk {network}',
  refused: 'Nekad',
  other: 'Något annat har hänt med ditt konto',
  none: 'Inget än.',
  noneText: 'Från och med din nästa inloggning står det här vad som händer med ditt konto.',
  kinds: {
    session: {
      started:
        '{way, select, recoveryCode {{isNew, select, true {Du loggade in med en återställningskod från en ny webbläsare} other {Du loggade in med en återställningskod}}} passkey {{isNew, select, true {Du loggade in med en passnyckel från en ny webbläsare} other {Du loggade in med en passnyckel}}} other {{isNew, select, true {Du loggade in från en ny webbläsare} other {Du loggade in}}}}',
      refused:
        '{way, select, code {Någon försökte logga in med rätt lösenord och fel kod} recoveryCode {Någon försökte logga in med rätt lösenord och fel återställningskod} passwordAndPasskey {Någon försökte logga in med rätt lösenord och en passnyckel som inte godkändes} passkey {Någon försökte logga in med en passnyckel som inte godkändes} closed {Någon försökte logga in när kontot var stängt} other {Någon försökte logga in med fel lösenord}}',
      ended: 'Utloggad',
    },
    account: {
      created: 'Kontot öppnat',
      reported: 'Anmält ”Det var inte jag”: utloggad överallt, stängt tills ett nytt lösenord har valts',
      ended: 'Kontot avslutat',
    },
    password: {
      'reset-requested': 'En länk för ett nytt lösenord skickades',
      changed: 'Lösenordet ändrat',
    },
    address: { changed: 'E-postadressen ändrades' },
    factor: {
      added:
        '{factor, select, passkey {En passnyckel lades till} namedPasskey {Passnyckeln ”{name}” lades till} totp {En autentiseringsapp lades till} other {Ett sätt att logga in lades till}}',
      removed:
        '{factor, select, passkey {En passnyckel togs bort} namedPasskey {Passnyckeln ”{name}” togs bort} totp {Autentiseringsappen togs bort} all {{by, select, others {Du tog bort någons passnycklar och autentiseringsapp} other {En administratör tog bort dina passnycklar och din autentiseringsapp}}} other {Ett sätt att logga in togs bort}}',
    },
    'calendar-feed': {
      made: 'Kalenderns privata adress skapades',
      revoked: 'Kalenderns privata adress drogs in',
    },
    identity: {
      linked: 'Din organisations inloggning kopplades',
      unlinked: 'Din organisations inloggning kopplades bort',
    },
    provider: {
      saved: 'Du ställde in gemensam inloggning för en organisation',
      'turned-on': 'Du slog på gemensam inloggning för en organisation',
      'turned-off': 'Du slog av gemensam inloggning för en organisation',
      removed: 'Du tog bort gemensam inloggning för en organisation',
    },
    'recovery-codes': { made: 'Återställningskoder skapades', removed: 'Återställningskoder togs bort' },
    'recovery-code': { used: 'En återställningskod användes' },
    proof: { given: 'Visade på nytt vem du är', refused: 'Någon kunde inte visa att det var du' },
    user: {
      'role-changed':
        '{by, select, others {Du ändrade en medlems roll} self {Du ändrade din egen roll} other {En administratör ändrade din roll}}',
      'level-changed':
        '{by, select, others {Du ändrade en medlems nivå} self {Du ändrade din egen nivå} other {En administratör ändrade din nivå}}',
      promoted: '{by, select, others {Du gjorde en medlem till administratör} other {Du blev administratör}}',
      'admin-role-changed':
        '{by, select, others {Du ändrade en administratörs roll} self {Du ändrade din egen roll som administratör} other {Din roll som administratör ändrades}}',
      demoted:
        '{by, select, others {Du tog tillbaka en administratörs rättigheter} self {Du lämnade dina rättigheter som administratör} other {Dina rättigheter som administratör togs tillbaka}}',
      removed: '{by, select, others {Du tog bort ett konto} other {Kontot togs bort}}',
    },
    view: { started: 'Började se sidorna som en medlem', ended: 'Slutade se sidorna som en medlem' },
    access: { refused: 'Bad om en sida som bara administratörer får se' },
    data: { exported: 'Du laddade ner en fil med medlemmars uppgifter' },
    person: {
      read: '{by, select, others {Du öppnade sidan om en person} self {Du öppnade sidan om dig själv} other {En administratör öppnade sidan om dig}}',
    },
    mail: {
      read: '{by, select, others {Du läste ett mejl till någon} self {Du läste ett mejl till dig själv} other {En administratör läste ett mejl till dig}}',
    },
    copy: {
      requested:
        '{by, select, others {Du lät göra en kopia av en persons uppgifter} admin {En administratör lät göra en kopia av dina uppgifter} other {Du bad om en kopia av dina uppgifter}}',
      made: 'En kopia av dina uppgifter gjordes',
      fetched: 'En kopia av dina uppgifter laddades ner',
    },
    erasure: {
      requested:
        '{by, select, others {Du märkte en persons uppgifter för radering} admin {En administratör märkte dina uppgifter för radering} other {Du bad om radering av dina uppgifter}}',
      'taken-back': 'Raderingen togs tillbaka',
      done: 'Uppgifter raderades',
    },
    restriction: { set: 'Behandlingen av uppgifter begränsades', lifted: 'Begränsningen av behandlingen hävdes' },
    objection: { made: 'Invändning mot behandlingen av uppgifter', withdrawn: 'Invändningen togs tillbaka' },
    'security-events': { read: 'Du öppnade säkerhetshändelserna för alla konton' },
  },
}
