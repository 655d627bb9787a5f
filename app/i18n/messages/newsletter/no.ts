import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  name: 'Strategy Signals',
  email: 'E-post',
  submit: 'Abonner',
  sending: 'Sender...',
  consent:
    'Når du abonnerer, samtykker du til at {product} sender deg Strategy Signals én gang i uken. Du avslutter med ett klikk i hvert brev. <privacy>Slik behandler vi personopplysninger</privacy>',
  sentTitle: 'Sjekk innboksen',
  sentText:
    'Hvis adressen ikke allerede står på listen, er en lenke på vei til den. Åpne den innen {days} dager for å bekrefte. Har det ikke kommet noe etter {minutes} minutter? Sjekk søppelposten, og meld deg så på igjen.',
}
