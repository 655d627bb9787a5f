import { messages as page } from '../../messages/contact/no'
import type { Translation } from '../../translation'
import type { contact as english } from '../en/contact'

export const contact: Translation<typeof english> = {
  fields: page.fields,
  interests: page.interests,
  received: {
    subject: 'Vi har mottatt forespørselen din om invitasjon',
    preview: 'Du hører fra oss innen {hours} timer.',
    title: 'Takk',
    text: 'Det du skrev har kommet fram. Et menneske leser det, og du hører fra oss innen {hours} timer.',
    sooner: 'Haster det, eller vil du endre noe? Skriv til {email} eller ring {phone}.',
  },
  notice: {
    subject: '{interest}: forespørsel fra {organization}',
    preview: '{name}, {organization}',
    title: 'Noen ber om en invitasjon',
    promise: 'Nettstedet har lovet svar innen {hours} timer.',
    reply: 'Et svar på denne e-posten går til den som skrev.',
  },
}
