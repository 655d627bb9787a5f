import type { Translation } from '../../translation'
import type { engagements as english } from '../en/engagements'

export const engagements: Translation<typeof english> = {
  why: 'Du får denne e-posten fordi du kan svare på dette tilbudet for organisasjonen din på {host}.',
  facts: {
    organisation: 'Organisasjon',
    offer: 'Tilbud',
    amount: 'Beløp ekskl. mva.',
    freeAmount: 'Beløp',
    validUntil: 'Kan aksepteres til og med',
    decidedAt: 'Når',
    startsOn: 'Første dag',
    by: 'Besluttet av',
    accepted: 'Det som er akseptert',
    reason: 'Begrunnelse',
    message: 'Melding',
  },
  partner: {
    started: {
      subject: 'Første dag {startsOn}: {offer}',
      preview: 'Oppdraget vårt begynner.',
      title: 'Første dag er {startsOn}',
      text: 'Vi har satt første dag for {offer} til {organisation}: {startsOn}. Det vi leverer, med frister, finnes på oppdragets side. Passer ikke dagen, svar på denne e-posten.',
      button: 'Se oppdraget',
    },
    closed: {
      subject: 'Avsluttet: {offer}',
      preview: 'Oppdraget med {organisation} er avsluttet.',
      title: 'Et oppdrag er avsluttet',
      text: 'Vi har avsluttet {offer} for {organisation}. Det som er levert, med filer, blir på oppdragets side. Mangler noe, svar på denne e-posten.',
      button: 'Se oppdraget',
    },
    offered: {
      subject: 'Vårt tilbud: {offer}',
      preview: 'Du kan akseptere det til og med {date}.',
      title: 'Et tilbud til {organisation}',
      text: 'Her er tilbudet vårt, også vedlagt som PDF. Du er en av dem som kan akseptere det for {organisation}. Svar gjerne på denne e-posten hvis noe bør være annerledes.',
      button: 'Se tilbudet',
    },
    accepted: {
      subject: 'Akseptert: {offer}',
      preview: '{self, select, yes {Du har} other {{by} har}} akseptert tilbudet.',
      title: 'Takk, tilbudet er akseptert',
      text: '{self, select, yes {Du har} other {{by} har}} akseptert tilbudet vårt til {organisation}. Tilbudet er lagt ved en gang til. Vi tar kontakt om når vi begynner.',
      button: 'Se oppdraget',
    },
    declined: {
      subject: 'Avslått: {offer}',
      preview: '{self, select, yes {Du har} other {{by} har}} takket nei til tilbudet.',
      title: 'Tilbudet er avslått',
      text: '{self, select, yes {Du har} other {{by} har}} takket nei til tilbudet vårt til {organisation}. Du trenger ikke å gjøre noe mer. Svar gjerne på denne e-posten hvis noe annet ville passe dere.',
      button: 'Se tilbudet',
    },
    withdrawn: {
      subject: 'Trukket tilbake: {offer}',
      preview: 'Tilbudet kan ikke lenger aksepteres.',
      title: 'Vi har trukket tilbake et tilbud',
      text: 'Tilbudet vårt til {organisation} kan ikke lenger aksepteres. Svar gjerne på denne e-posten hvis du har et spørsmål om det.',
      button: 'Se tilbudet',
    },
    expired: {
      subject: 'Tilbudet har gått ut: {offer}',
      preview: 'Siste frist for å akseptere tilbudet er passert.',
      title: 'Et tilbud har gått ut',
      text: 'Siste frist for å akseptere tilbudet vårt til {organisation} er passert. Svar på denne e-posten hvis dere fortsatt ønsker det, så lager vi et nytt.',
      button: 'Se tilbudet',
    },
  },
  team: {
    accepted: {
      subject: '{organisation} har akseptert: {offer}',
      preview: '{by} har akseptert tilbudet.',
      title: '{organisation} har akseptert',
      text: '{by} har akseptert tilbudet. Oppgi hvilken dag det begynner, slik at det som er lovet, får sine frister.',
    },
    declined: {
      subject: '{organisation} har takket nei: {offer}',
      preview: '{by} har takket nei til tilbudet.',
      title: '{organisation} har takket nei',
      text: '{by} har takket nei til tilbudet.',
    },
    expired: {
      subject: 'Tilbudet har gått ut: {offer}, {organisation}',
      preview: 'Ingen har svart på tilbudet.',
      title: 'Tilbudet til {organisation} har gått ut',
      text: 'Ingen har svart på det. Du kan fornye det med dagens priser.',
    },
    endsSoon: {
      subject: 'Tilbudet til {organisation} går ut {date}',
      preview: 'Ingen har svart på det ennå.',
      title: 'Tilbudet til {organisation} går ut {date}',
      text: 'Ingen har svart på det ennå. Kanskje de har et spørsmål?',
    },
    requested: {
      subject: '{name} spør om {offer}',
      preview: 'En forespørsel fra et medlem.',
      title: '{name} spør om {offer}',
      text: 'Et medlem spør om dette programmet. Du kan lage et utkast til et tilbud av forespørselen.',
    },
    button: 'Åpne',
  },
}
