import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  notFound: {
    title: 'Oi! Siden finnes ikke',
    text: 'Adressen kan ha blitt endret, eller den har aldri vært vår.',
  },
  method: { title: 'Det går ikke her', text: 'Siden finnes, men kan ikke brukes på den måten.' },
  tooLarge: {
    title: 'Det ble for mye på én gang',
    text: 'Det du sendte er større enn de {limit} vi tar imot her. Gjør det mindre og send på nytt.',
  },
  tooLong: {
    title: 'Adressen er for lang',
    text: 'Den inneholder mer enn vi kan lese, for eksempel en veldig lang søketekst. Gjør den kortere og prøv igjen.',
  },
  tooMany: {
    title: 'Et øyeblikk',
    text: 'Det har kommet mange forespørsler fra nettverket ditt. Vent et minutt og prøv igjen.',
  },
  viewing: {
    title: 'Ingenting kan endres her nå',
    text: 'Du ser sidene som en annen, og ingenting er endret. Trykk først på «Avslutt» ovenfor.',
  },
  denied: {
    title: 'Ingen tilgang',
    text: 'Du har ikke administratorrettigheter og kan ikke se denne siden.',
  },
  forbidden: {
    title: 'Vi kunne ikke se hvor det kom fra',
    text: 'Ingenting er endret. Åpne siden på nytt og send skjemaet derfra.',
  },
  invalid: {
    title: 'Det lot seg ikke lese',
    text: 'Vi klarte ikke å tolke det som ble sendt. Gå tilbake og prøv en gang til.',
  },
  unavailable: {
    title: 'Vi er straks tilbake',
    text: 'Noe vi er avhengige av svarer ikke. Prøv igjen om et minutt.',
  },
  unexpected: { title: 'Noe gikk galt', text: 'Feilen er vår og er notert. Prøv igjen, eller skriv til {email}.' },
  deniedHelp:
    'Hvis du burde ha dem, skriv til {email} eller spør en kollega som er administrator. Dine egne sider er åpne for deg som før.',
  deniedRole: 'Rollen din som administrator omfatter den ikke. En eier kan gi deg en annen rolle.',
  deniedViewing: 'Du ser på sidene som en annen. Trykk først på «Avslutt» ovenfor.',
  ownPage: 'Til siden din',
  again: 'Prøv igjen',
  home: 'Til forsiden',
}
