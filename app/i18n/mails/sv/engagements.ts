import type { Translation } from '../../translation'
import type { engagements as english } from '../en/engagements'

export const engagements: Translation<typeof english> = {
  why: 'Du får det här mejlet eftersom du kan besvara den här offerten för din organisation på {host}.',
  facts: {
    organisation: 'Organisation',
    offer: 'Offert',
    amount: 'Belopp exklusive moms',
    freeAmount: 'Belopp',
    validUntil: 'Kan accepteras till och med',
    decidedAt: 'När',
    startsOn: 'Första dag',
    by: 'Beslut av',
    accepted: 'Det som har accepterats',
    reason: 'Anledning',
    message: 'Meddelande',
  },
  partner: {
    started: {
      subject: 'Första dag {startsOn}: {offer}',
      preview: 'Vårt uppdrag börjar.',
      title: 'Första dagen är {startsOn}',
      text: 'Vi har bestämt första dagen för {offer} till {organisation}: {startsOn}. Det vi levererar, med datum, finns på uppdragets sida. Passar dagen inte, svara på det här mejlet.',
      button: 'Se uppdraget',
    },
    closed: {
      subject: 'Avslutat: {offer}',
      preview: 'Uppdraget med {organisation} är avslutat.',
      title: 'Ett uppdrag är avslutat',
      text: 'Vi har avslutat {offer} för {organisation}. Det som har levererats, med filer, finns kvar på uppdragets sida. Saknas något, svara på det här mejlet.',
      button: 'Se uppdraget',
    },
    offered: {
      subject: 'Vår offert: {offer}',
      preview: 'Du kan acceptera den till och med {date}.',
      title: 'En offert till {organisation}',
      text: 'Här är vår offert, även bifogad som PDF. Du är en av dem som kan acceptera den för {organisation}. Svara gärna på det här mejlet om något bör ändras.',
      button: 'Se offerten',
    },
    accepted: {
      subject: 'Accepterad: {offer}',
      preview: '{self, select, yes {Du har} other {{by} har}} accepterat offerten.',
      title: 'Tack, offerten är accepterad',
      text: '{self, select, yes {Du har} other {{by} har}} accepterat vår offert till {organisation}. Offerten är bifogad igen. Vi hör av oss om när vi börjar.',
      button: 'Se uppdraget',
    },
    declined: {
      subject: 'Avböjd: {offer}',
      preview: '{self, select, yes {Du har} other {{by} har}} avböjt offerten.',
      title: 'Offerten är avböjd',
      text: '{self, select, yes {Du har} other {{by} har}} avböjt vår offert till {organisation}. Du behöver inte göra något mer. Svara gärna på det här mejlet om något annat skulle passa er.',
      button: 'Se offerten',
    },
    withdrawn: {
      subject: 'Återtagen: {offer}',
      preview: 'Offerten kan inte längre accepteras.',
      title: 'Vi har återtagit en offert',
      text: 'Vår offert till {organisation} kan inte längre accepteras. Svara gärna på det här mejlet om du har en fråga om den.',
      button: 'Se offerten',
    },
    expired: {
      subject: 'Offerten har gått ut: {offer}',
      preview: 'Den sista dagen att acceptera offerten har passerat.',
      title: 'En offert har gått ut',
      text: 'Den sista dagen att acceptera vår offert till {organisation} har passerat. Vill ni fortfarande ha den svarar du på det här mejlet, så gör vi en ny.',
      button: 'Se offerten',
    },
  },
  team: {
    accepted: {
      subject: '{organisation} har accepterat: {offer}',
      preview: '{by} har accepterat offerten.',
      title: '{organisation} har accepterat',
      text: '{by} har accepterat offerten. Ange vilken dag uppdraget börjar, så att det som har utlovats får sina datum.',
    },
    declined: {
      subject: '{organisation} har avböjt: {offer}',
      preview: '{by} har avböjt offerten.',
      title: '{organisation} har avböjt',
      text: '{by} har avböjt offerten.',
    },
    expired: {
      subject: 'Offerten har gått ut: {offer}, {organisation}',
      preview: 'Ingen har svarat på offerten.',
      title: 'Offerten till {organisation} har gått ut',
      text: 'Ingen har svarat på den. Du kan förnya den med dagens priser.',
    },
    endsSoon: {
      subject: 'Offerten till {organisation} går ut {date}',
      preview: 'Ingen har svarat på den än.',
      title: 'Offerten till {organisation} går ut {date}',
      text: 'Ingen har svarat på den än. Kanske har de en fråga?',
    },
    requested: {
      subject: '{name} frågar om {offer}',
      preview: 'En förfrågan från en medlem.',
      title: '{name} frågar om {offer}',
      text: 'En medlem frågar om det här programmet. Du kan göra ett utkast till en offert av förfrågan.',
    },
    button: 'Öppna',
  },
}
