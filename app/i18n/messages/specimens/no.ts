import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  eyebrow: 'Det dere tar med hjem',
  title: 'Papir som neste møte har nytte av',
  lead: 'Eksempler, funnet på for å vise formen. Ingen person, intet sykehus og intet resultat i dem er virkelig.',
  specimen: 'Eksempel',
  enlarge: 'Forstørr',
  close: 'Lukk',
  agenda: {
    name: 'Saksliste',
    visits: {
      use: 'Sendes til verter og gjester før dagen.',
      title: 'En dag hos vertssykehuset',
      first: 'Spørsmålet, med seksjonslederen',
      second: 'På avdelingen: slik går en vakt i dag',
      third: 'Hva som skulle til, fortalt av dem som først sa nei',
      fourth: 'Oppsummering: hva vi så, hva vi tviler på, hva vi gjør',
    },
    exchange: {
      use: 'Avtalt med begge sider på forhånd.',
      title: 'Ett spørsmål, begge sider',
      first: 'Spørsmålet, stilt av den som eier det',
      second: 'Hva som trengs, og hva som er mulig',
      third: 'Hva som står i veien, og hvem som kan fjerne det',
      fourth: 'Forpliktelser, skriftlig',
    },
    ambassadors: {
      use: 'For en medlemskveld.',
      title: 'En kveld ved bordet',
      first: 'Ankomst, og hvem som er her',
      second: 'Kveldens spørsmål',
      third: 'Hvordan det ser ut fra hvert land',
      fourth: 'Hvem hver av dere bør møte som neste',
    },
    speedDial: {
      use: 'Forberedt fra begge sider før hver samtale.',
      title: 'En samtale',
      first: 'Hva som er endret siden sist',
      second: 'Beslutningen du har foran deg',
      third: 'Det som taler imot den',
      fourth: 'Neste skritt, ansvarlig og dato',
    },
  },
  commitments: {
    name: 'Forpliktelser',
    visits: { use: 'Skrives av gruppen deres i oppsummeringen.' },
    exchange: { use: 'Skrives av begge sider før noen går.' },
    title: 'Oppfølging hjemme etter utskrivning',
    day: 'Dag {day}',
    what: 'Hva som skal være gjort',
    who: 'Ansvarlig',
    first: {
      what: 'En ansvarlig utpekt på hver side, og en ukentlig samtale i begges kalendere',
      who: 'Seksjonslederen',
    },
    second: { what: 'Enighet om hva som måles, av hvem og fra hvilket system', who: 'Klinisk ansvarlig, leverandøren' },
    third: { what: 'Besluttet: fortsette, endre eller stanse, med grunnen', who: 'Begge, i ett møte' },
    signed: 'Lest høyt og undertegnet samme dag',
  },
  note: {
    name: 'Ledernotat',
    visits: { use: 'Notatet for dem som ble igjen hjemme. Et tillegg, med pris i prislisten.' },
    exchange: { use: 'Redegjørelsen for hva som har skjedd etter {days} dager.' },
    ambassadors: { use: 'Noe å sende hjem.' },
    speedDial: { use: 'Etter hver samtale, til å sende videre som det er.' },
    title: 'Hjem før lunsj: hva som skal til',
    saw: {
      name: 'Hva vi så',
      text: 'Avdelingen ansatte ingen. Den flyttet beslutningen om hvem som skal hjem, til kvelden før.',
    },
    means: { name: 'Hva det betyr', text: 'Flaskehalsen er legemiddelgjennomgangen, ikke antallet senger.' },
    next: {
      name: 'Hva dere gjør nå',
      text: 'Be én avdeling prøve det frem til neste styremøte, med farmasøyten med på kveldsvisitten.',
    },
  },
}
