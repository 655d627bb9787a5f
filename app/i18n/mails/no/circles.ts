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
    title: 'Takk',
    text: 'Forespørselen din om en plass i en Health Circle har kommet fram. Hver gruppe er på {from}–{to} personer og settes sammen rundt kveldens spørsmål. Vi tar kontakt på e-post hvis det neste møtet passer.',
    change: 'Vil du endre eller trekke den? Skriv til {email}.',
  },
  notice: {
    subject: '{name} ber om en invitasjon til en sirkel',
    subjectFrom: '{name}, {organization}, ber om en invitasjon til en sirkel',
    preview: 'Noen ber om en plass i en Health Circle.',
    title: 'Noen ber om en plass',
    promise: 'Nettstedet har lovet å ta kontakt på e-post hvis det neste møtet passer.',
    reply: 'Et svar på denne e-posten går til søkeren.',
  },
}
