import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  eyebrow: 'Strategy Signals',
  title: '{rhythm, select, weekly {Ett brev i uken, lest} other {Et brev å lese}} før <em>møtet</em>',
  text: 'Hva som skjedde i nordisk helse{rhythm, select, weekly { denne uken} other {}}, hva det betyr for planen din, og det ene spørsmålet som er verdt å stille. {minutes} minutter, ingen reklame.',
  email: 'E-post',
  submit: 'Abonner',
  sending: 'Sender...',
  consent:
    'Når du abonnerer, samtykker du til at {product} sender deg Strategy Signals én gang i uken. Du avslutter med ett klikk i hvert brev. <privacy>Slik behandler vi personopplysninger</privacy>',
  sentTitle: 'Sjekk innboksen',
  sentText:
    'Hvis adressen ikke allerede står på listen, er en lenke på vei til den. Åpne den innen {days} dager for å bekrefte. Har det ikke kommet noe etter {minutes} minutter? Sjekk søppelposten, og meld deg så på igjen.',
}
