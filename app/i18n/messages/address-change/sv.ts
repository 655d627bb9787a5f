import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Ändra din adress',
  description: 'Använd en annan e-postadress för ditt konto.',
  lead: 'Ditt konto har adressen {email}. Skriv den nya, så skickar vi en länk till den. Inget ändras förrän du öppnar länken.',
  field: 'Ny e-postadress',
  button: 'Skicka länken',
  busy: 'Skickar...',
  asked:
    'Om adressen är ledig är en länk på väg dit. Den fungerar i {hours} timmar. Till dess loggar du in med {email}.',
  back: 'Tillbaka till ditt konto',
  effects:
    'När den har ändrats meddelar vi den gamla adressen. Nyhetsbrevet och öppna förfrågningar stannar vid den adress de gjordes med.',
  refused: {
    same: 'Det är adressen du har.',
    domain: 'Konton här har en adress på {domain}.',
    erasure: 'Dina uppgifter kommer att raderas. Ta först tillbaka det.',
    known: 'Ett annat konto har nu den här adressen.',
    link: 'Länken fungerar inte längre. Be om en ny.',
  },
  confirm: {
    title: 'Använd den här adressen',
    text: 'Från och med nu loggar du in med {email}, och våra mejl går dit. Den tidigare adressen får besked.',
    button: 'Använd adressen',
    busy: 'Ändrar...',
  },
  done: {
    title: 'Din adress är ändrad',
    text: 'Logga in med {email} från och med nu. Lösenordet och dina sätt att logga in är desamma.',
    link: 'Till ditt konto',
  },
}
