import { messages as page } from '../../messages/access-request/no'
import type { Translation } from '../../translation'
import type { accessRequest as english } from '../en/access-request'

export const accessRequest: Translation<typeof english> = {
  fields: page.fields,
  received: {
    subject: 'Vi har mottatt forespørselen din',
    preview: 'Du hører fra oss innen {from}–{to} virkedager.',
    title: 'Forespørselen din har kommet frem',
    text: 'Takk for at du vil bli med i sirkelen. Vi leser hver forespørsel selv, og du hører fra oss innen {from}–{to} virkedager.',
    change: 'Vil du endre eller trekke den? Skriv til {email}.',
  },
  notice: {
    subject: 'Vil bli med: {name}, {organization}',
    preview: '{name}, {role}',
    title: 'Vil bli med: {name}, {organization}',
    promise: 'Nettstedet har lovet svar innen {from}–{to} virkedager.',
    button: 'Åpne forespørselen',
    reply: 'Et svar på denne e-posten går til søkeren.',
  },
  rejected: {
    subject: 'Om forespørselen din',
    preview: 'Takk for interessen.',
    title: 'Takk for forespørselen, {name}',
    text: 'Vi har lest forespørselen din nøye. Akkurat nå kan vi ikke tilby deg en plass i sirkelen. Plassene er få og fylles etter spørsmålene som ligger på bordet. Det er ingen vurdering av deg eller arbeidet ditt.',
    note: 'Noen ord fra den som leste forespørselen',
    again:
      'Du er velkommen til å ta kontakt igjen senere, og til å lese Strategy Signals i mellomtiden. Har du spørsmål, skriv til {email}.',
  },
}
