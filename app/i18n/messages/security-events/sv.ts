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
  pager: { label: 'Sidor', range: '{from}–{to} av {total}', previous: 'Föregående', next: 'Nästa' },
  kinds: {
    session: {
      started: 'Inloggad',
      refused: 'Någon försökte logga in med fel lösenord',
      ended: 'Utloggad',
    },
    account: {
      created: 'Kontot öppnat',
      reported: 'Anmält ”Det var inte jag”: utloggad överallt, lösenordet spärrat',
    },
    password: {
      'reset-requested': 'En länk för ett nytt lösenord skickades',
      changed: 'Lösenordet ändrat',
    },
    user: {
      'role-changed':
        '{by, select, others {Du ändrade en medlems roll} self {Du ändrade din egen roll} other {En administratör ändrade din roll}}',
      'level-changed':
        '{by, select, others {Du ändrade en medlems nivå} self {Du ändrade din egen nivå} other {En administratör ändrade din nivå}}',
      promoted: '{by, select, others {Du gjorde en medlem till administratör} other {Du blev administratör}}',
      demoted:
        '{by, select, others {Du tog tillbaka en administratörs rättigheter} self {Du lämnade dina rättigheter som administratör} other {Dina rättigheter som administratör togs tillbaka}}',
      removed: '{by, select, others {Du tog bort ett konto} other {Kontot togs bort}}',
    },
    access: { refused: 'Bad om en sida som bara administratörer får se' },
    data: { exported: 'Du laddade ner en fil med medlemmars uppgifter' },
    person: {
      read: '{by, select, others {Du öppnade sidan om en person} self {Du öppnade sidan om dig själv} other {En administratör öppnade sidan om dig}}',
    },
    mail: {
      read: '{by, select, others {Du läste ett mejl till någon} self {Du läste ett mejl till dig själv} other {En administratör läste ett mejl till dig}}',
    },
    'security-events': { read: 'Du öppnade säkerhetshändelserna för alla konton' },
  },
}
