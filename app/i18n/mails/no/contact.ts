import { messages as page } from '../../messages/contact/no'
import type { Translation } from '../../translation'
import type { contact as english } from '../en/contact'

export const contact: Translation<typeof english> = {
  fields: page.fields,
  interests: page.interests,
  received: {
    subject: 'Vi har mottatt forespørselen din om invitasjon',
    subjectOfData: 'Vi har fått meldingen din om opplysningene dine',
    preview: 'Du hører fra oss innen {hours} timer.',
    title: 'Meldingen din har kommet frem',
    text: 'Takk for at du tok kontakt. Vi leser hver melding selv, og du hører fra oss innen {hours} timer.',
    sooner: 'Haster det, eller vil du endre noe? Skriv til {email} eller ring {phone}.',
  },
  notice: {
    subject: '{interest}: {name}, {organization}',
    preview: 'En ny forespørsel om: {interest}',
    title: 'Ny forespørsel: {name}, {organization}',
    promise: 'Nettstedet har lovet svar innen {hours} timer.',
    button: 'Åpne forespørselen',
    reply: 'Et svar på denne e-posten går til den som skrev.',
  },
}
