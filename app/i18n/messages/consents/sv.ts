import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Dina samtycken',
  lead: 'Det du har samtyckt till, med orden du såg. Du kan när som helst ta tillbaka vart och ett; det som gjordes innan förblir lagligt.',
  back: 'Ditt konto',
  none: 'Du har inte samtyckt till något som kräver samtycke.',
  noneText: 'Brevet, en plats i en Health Circle och medlemskatalogen ber om ett. Då visas det här.',
  purposes: { newsletter: 'Strategy Signals', circle: 'Health Circles', directory: 'Medlemskatalogen' },
  states: { given: 'Samtyckt', withdrawn: 'Återkallat' },
  given: 'Samtyckt {date}, {way}',
  withdrawn: 'Återkallat {date}, {way}',
  ways: { form: 'med ett formulär på webbplatsen', link: 'med en länk i ett mejl', account: 'på din kontosida' },
  version: 'Orden du såg: version {version}, {language}',
  fields: {
    name: 'Namn',
    title: 'Titel',
    organisation: 'Organisation och dess slag',
    country: 'Land',
    seeks: 'Vad du söker',
    offers: 'Vad du erbjuder',
    email: 'E-postadress',
  },
  audiences: { nobody: 'Ingen', role: 'Medlemmar i din roll', members: 'Alla medlemmar' },
  earlier: '{count, plural, one {# tidigare post} other {# tidigare poster}}',
  withdraw: {
    newsletter: 'Avsluta prenumerationen',
    circle: 'Ta tillbaka och radera mina förfrågningar',
    directory: 'Lämna katalogen',
  },
  withdrawing: 'Tar tillbaka...',
  done: {
    newsletter: 'Återkallat. Inga fler brev skickas till dig.',
    circle: 'Återkallat. Dina förfrågningar om en plats är raderade.',
    directory: 'Återkallat. Ingen ser något av dig i katalogen.',
  },
  newer: {
    title: 'Texten har ändrats',
    newsletter: 'Du samtyckte till en tidigare version. Läs den nya och samtyck, eller avsluta prenumerationen:',
    directory: 'Du samtyckte till en tidigare version. Läs den nya vid dina val och samtyck, eller lämna katalogen.',
    agree: 'Samtyck till den nya texten',
    agreeing: 'Sparar...',
    agreed: 'Tack. Den nya versionen är registrerad.',
    toChoices: 'Läs och välj',
  },
  receipt: 'Ditt kvitto',
}
