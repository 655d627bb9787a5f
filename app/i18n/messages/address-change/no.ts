import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Endre adressen din',
  description: 'Bruk en annen e-postadresse for kontoen din.',
  lead: 'Kontoen din har adressen {email}. Skriv den nye, så sender vi en lenke til den. Ingenting endres før du åpner lenken.',
  field: 'Ny e-postadresse',
  button: 'Send lenken',
  busy: 'Sender...',
  asked:
    'Hvis adressen er ledig, er en lenke på vei dit. Den virker i {hours} timer. Inntil da logger du inn med {email}.',
  back: 'Tilbake til kontoen din',
  effects:
    'Når den er endret, gir vi beskjed til den gamle adressen. Nyhetsbrevet og åpne forespørsler blir ved adressen de ble gjort med.',
  refused: {
    same: 'Det er adressen du har.',
    domain: 'Kontoer her har en adresse på {domain}.',
    erasure: 'Opplysningene dine kommer til å bli slettet. Ta det først tilbake.',
    known: 'En annen konto har denne adressen nå.',
    link: 'Lenken virker ikke lenger. Be om en ny.',
  },
  confirm: {
    title: 'Bruk denne adressen',
    text: 'Fra nå av logger du inn med {email}, og e-postene våre går dit. Den tidligere adressen får beskjed.',
    button: 'Bruk adressen',
    busy: 'Endrer...',
  },
  done: {
    title: 'Adressen din er endret',
    text: 'Logg inn med {email} fra nå av. Passordet og måtene dine å logge inn på er de samme.',
    link: 'Til kontoen din',
  },
}
