import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Forespørselen din',
  lead: 'Denne siden er bare din: den som har lenken, ser hvor langt forespørselen har kommet og kan rette den eller trekke den. Ingenting av det du skrev, vises.',
  states: { received: 'Mottatt', review: 'Vi leser', decided: 'Avgjort' },
  details: {
    receivedAt: 'Kom frem {date}',
    reviewNow: 'Noen i teamet vårt har åpnet den',
    reviewNext: 'Noen i teamet vårt kommer til å lese den',
    decidedBy: 'Du hører fra oss senest {date} kl. {time} (norsk tid)',
    decidedNext: 'Du hører fra oss på e-post',
    decidedNow: 'Vi har skrevet til deg. Finner du ikke e-posten, se i søppelposten eller skriv til {email}',
  },
  done: 'Ferdig: {state}',
  now: 'Nå: {state}',
  next: 'Neste: {state}',
  delayed: {
    title: 'Vi trenger litt lengre tid',
    text: 'Vi lovet at du skulle høre fra oss senest {date}, og det er ikke lenger sikkert. Forespørselen din er ikke glemt: vi skriver så snart den er avgjort.',
  },
  corrected: 'Du rettet den sist {date}.',
  correct: {
    title: 'Rett forespørselen',
    text: 'Fyll bare ut det som skal endres. Tomme felt forblir som de var, og teamet vårt ser begge tekstene.',
    roleKept: 'Som før',
    button: 'Send rettelsen',
    busy: 'Sender...',
    done: 'Rettelsen din har kommet frem.',
  },
  withdraw: {
    title: 'Trekk forespørselen',
    text: 'Det du skrev, fjernes med en gang, og lenken slutter å virke. Det kan ikke angres, men du kan ta kontakt igjen når du vil.',
    button: 'Trekk og fjern',
    busy: 'Trekker...',
  },
  refused: {
    decided: 'Dette kan ikke lenger endres: forespørselen din avgjøres akkurat nå. Du hører fra oss på e-post.',
    unchanged: 'Det er ingenting å endre: ingen felt er fylt ut, eller det står det samme som før.',
    'too-many': 'Denne forespørselen er rettet mange ganger. Skriv til oss i stedet, så hjelper vi deg.',
  },
  ask: {
    title: 'Hvor er forespørselen min?',
    text: 'Skriv inn adressen du oppga da du ville bli med. Hvis en forespørsel med den venter, sender vi deg lenken til statusen.',
    button: 'Send lenken',
    busy: 'Sender...',
    asked: 'Hvis en forespørsel med denne adressen venter, er lenken på vei dit.',
  },
  unknown: {
    title: 'Lenken viser ingenting',
    text: 'Den kan være ufullstendig, eller den gjelder ikke lenger. Hvis forespørselen din fortsatt venter, kan vi sende en ny lenke.',
  },
}
