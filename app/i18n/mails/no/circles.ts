import { messages as page } from '../../messages/circles-page/no'
import type { Translation } from '../../translation'
import type { circles as english } from '../en/circles'

const { form } = page

export const circles: Translation<typeof english> = {
  fields: { ...form.fields, consent: 'Godtatt' },
  interests: form.interest,
  received: {
    subject: 'Vi har mottatt forespørselen din om en invitasjon',
    preview: 'Vi tar kontakt på e-post hvis det neste møtet passer.',
    title: 'Forespørselen din om en plass har kommet frem',
    text: 'Takk for at du vil delta i en Health Circle. Hver gruppe er på {from}–{to} personer og settes sammen rundt kveldens spørsmål. Vi tar kontakt på e-post hvis det neste møtet passer.',
    change: 'Vil du endre eller trekke den? Skriv til {email}.',
  },
  notice: {
    subject: 'Forespørsel om en plass: {about}',
    preview: 'En ny forespørsel om en plass i en Health Circle.',
    title: 'Forespørsel om en plass: {about}',
    who: '{name}, {organization}',
    promise: 'Nettstedet har lovet å ta kontakt på e-post hvis det neste møtet passer.',
    button: 'Åpne forespørselen',
    reply: 'Et svar på denne e-posten går til søkeren.',
  },
}
