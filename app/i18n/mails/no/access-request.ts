import { messages as page } from '../../messages/access-request/no'
import type { Translation } from '../../translation'
import type { accessRequest as english } from '../en/access-request'

export const accessRequest: Translation<typeof english> = {
  fields: page.fields,
  received: {
    subject: 'Vi har mottatt forespørselen din',
    preview: 'Du hører fra oss innen {from}–{to} virkedager.',
    title: 'Takk',
    text: 'Forespørselen din om å bli med i sirkelen har kommet fram. Et menneske leser hver av dem, og du hører fra oss innen {from}–{to} virkedager.',
    change: 'Vil du endre eller trekke den? Skriv til {email}.',
  },
  notice: {
    subject: 'Ny forespørsel fra {organization}',
    preview: '{name}, {role}',
    title: 'Noen ønsker å bli med',
    promise: 'Nettstedet har lovet svar innen {from}–{to} virkedager.',
    reply: 'Et svar på denne e-posten går til søkeren.',
  },
  rejected: {
    subject: 'Om forespørselen din',
    preview: 'Takk for interessen.',
    title: 'Takk for forespørselen, {name}',
    text: 'Vi har lest forespørselen din nøye. Akkurat nå kan vi ikke tilby deg en plass i sirkelen. Det handler om antall plasser og om spørsmålene på bordet, og er ingen vurdering av deg eller arbeidet ditt.',
    note: 'Fra den som leste den',
    again:
      'Du er velkommen til å spørre igjen senere, og til å lese Strategy Signals imens. Spørsmål når oss på {email}.',
  },
}
