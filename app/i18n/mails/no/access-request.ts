import type { Translation } from '../../translation'
import type { accessRequest as english } from '../en/access-request'

export const accessRequest: Translation<typeof english> = {
  received: {
    subject: 'Vi har mottatt forespørselen din',
    preview: 'Du hører fra oss innen {from}–{to} virkedager.',
    title: 'Takk, {name}',
    text: 'Forespørselen din om å bli med i sirkelen har kommet fram. Et menneske leser hver av dem, og du hører fra oss innen {from}–{to} virkedager.',
    wrote: 'Dette sendte du',
    name: 'Navn',
    organization: 'Organisasjon',
    role: 'Rolle',
    reason: 'Begrunnelse',
    change: 'Vil du endre eller trekke den? Skriv til {email}.',
  },
  notice: {
    subject: 'Ny forespørsel fra {organization}',
    preview: '{name}, {role}',
    title: 'Noen ønsker å bli med',
    promise: 'Nettstedet har lovet svar innen {from}–{to} virkedager.',
    name: 'Navn',
    email: 'E-post',
    organization: 'Organisasjon',
    role: 'Rolle',
    reason: 'Begrunnelse',
    reply: 'Et svar på denne e-posten går til søkeren.',
  },
}
