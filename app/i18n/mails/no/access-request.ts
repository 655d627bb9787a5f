import { messages as page } from '../../messages/access-request/no'
import type { Translation } from '../../translation'
import type { accessRequest as english } from '../en/access-request'

export const accessRequest: Translation<typeof english> = {
  fields: page.fields,
  received: {
    subject: 'Vi har mottatt forespørselen din',
    preview: 'Du hører fra oss innen {from}–{to} virkedager.',
    title: 'Forespørselen din har kommet frem',
    text: 'Takk for at du vil bli med i sirkelen. Vi leser hver forespørsel selv, og du hører fra oss innen {from}–{to} virkedager: senest {date}.',
    change: 'På samme side kan du rette den eller trekke den. Ta vare på e-posten: den som har lenken, kan gjøre det.',
  },
  statusButton: 'Se hvor langt den har kommet',
  again: {
    subject: 'Vi har allerede forespørselen din',
    preview: 'Det nye du skrev, ligger ved siden av.',
    title: 'Vi har allerede forespørselen din',
    text: 'Noen har nettopp bedt om å bli med med denne adressen, mens en tidligere forespørsel venter. Den nye teksten ligger ved siden av den tidligere, og vi leser begge. Var det ikke deg, trenger du ikke gjøre noe, men svar gjerne på e-posten.',
  },
  statusLink: {
    subject: 'Så langt har forespørselen din kommet',
    preview: 'Lenken du ba om.',
    title: 'Så langt har forespørselen din kommet',
    text: 'Her er lenken du ba om. Den viser hvor langt forespørselen din har kommet, og der kan du rette den eller trekke den.',
  },
  delayed: {
    subject: 'Vi trenger litt lengre tid',
    preview: 'Forespørselen din er ikke glemt.',
    title: 'Vi trenger litt lengre tid',
    text: 'Vi lovet at du skulle høre fra oss senest {date}. Det er ikke lenger sikkert, og det beklager vi. Forespørselen din er ikke glemt: vi skriver så snart den er avgjort, og du trenger ikke gjøre noe.',
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
  /** To an applicant who has an account. */
  approved: {
    known: {
      subject: 'Du er allerede medlem',
      preview: 'Kontoen din er åpen: logg inn som før.',
      title: 'Du er allerede medlem, {name}',
      text: 'Takk for forespørselen. Denne adressen har en konto hos {product}, i rollen {role}. Ingenting i den er endret: logg inn som før.',
    },
    role: {
      subject: 'Rollen din er nå {role}',
      preview: 'Forespørselen din er godkjent. Logg inn som før.',
      title: 'Rollen din er nå {role}',
      text: 'Vi har godkjent forespørselen din, {name}. Kontoen din hos {product} har fra nå av rollen {role}. Alt annet i den er som før: logg inn som før.',
    },
    button: 'Logg inn',
    forgotten: 'Har du glemt passordet, kan du velge et nytt på samme side.',
  },
}
