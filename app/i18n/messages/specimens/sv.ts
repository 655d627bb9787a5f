import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  eyebrow: 'Det ni tar med er hem',
  title: 'Papper som nästa möte har nytta av',
  lead: 'Exempel, påhittade för att visa formen. Ingen person, inget sjukhus och inget resultat i dem är verkligt.',
  specimen: 'Exempel',
  enlarge: 'Förstora',
  close: 'Stäng',
  agenda: {
    name: 'Dagordning',
    visits: {
      use: 'Skickas till värdar och gäster före dagen.',
      title: 'En dag hos värdsjukhuset',
      first: 'Frågan, med verksamhetschefen',
      second: 'På avdelningen: så löper ett arbetspass i dag',
      third: 'Vad som krävdes, berättat av dem som först sade nej',
      fourth: 'Genomgång: vad vi såg, vad vi tvivlar på, vad vi gör',
    },
    exchange: {
      use: 'Överenskommen med båda sidor i förväg.',
      title: 'En fråga, båda sidor',
      first: 'Frågan, ställd av den som äger den',
      second: 'Vad som behövs, och vad som är möjligt',
      third: 'Vad som står i vägen, och vem som kan undanröja det',
      fourth: 'Åtaganden, på pränt',
    },
    ambassadors: {
      use: 'För en medlemskväll.',
      title: 'En kväll vid bordet',
      first: 'Ankomst, och vilka som är här',
      second: 'Kvällens fråga',
      third: 'Hur den ser ut från respektive land',
      fourth: 'Vem var och en bör träffa härnäst',
    },
    speedDial: {
      use: 'Förberedd på båda sidor före varje samtal.',
      title: 'Ett samtal',
      first: 'Vad som har ändrats sedan sist',
      second: 'Beslutet du har framför dig',
      third: 'Vad som talar emot det',
      fourth: 'Nästa steg, ansvarig och datum',
    },
  },
  commitments: {
    name: 'Åtaganden',
    visits: { use: 'Skrivs av er grupp vid genomgången.' },
    exchange: { use: 'Skrivs av båda sidor innan någon går.' },
    title: 'Uppföljning i hemmet efter utskrivning',
    day: 'Dag {day}',
    what: 'Vad som ska vara gjort',
    who: 'Ansvarig',
    first: {
      what: 'En ansvarig utsedd på vardera sidan, och ett veckosamtal i bådas kalendrar',
      who: 'Verksamhetschefen',
    },
    second: { what: 'Enats om vad som mäts, av vem och ur vilket system', who: 'Klinisk ansvarig, leverantören' },
    third: { what: 'Beslutat: fortsätta, ändra eller sluta, med skälet', who: 'Båda, i ett möte' },
    signed: 'Uppläst och undertecknat samma dag',
  },
  note: {
    name: 'Ledningsnotat',
    visits: { use: 'PM:et för dem som blev kvar hemma. Ett tillägg, med pris i prislistan.' },
    exchange: { use: 'Redogörelsen för vad som har hänt efter {days} dagar.' },
    ambassadors: { use: 'Något att skicka hem.' },
    speedDial: { use: 'Efter varje samtal, att skicka vidare som det är.' },
    title: 'Hem före lunch: vad som krävs',
    saw: {
      name: 'Vad vi såg',
      text: 'Avdelningen anställde ingen. Den flyttade beslutet om vem som går hem till kvällen före.',
    },
    means: { name: 'Vad det betyder', text: 'Flaskhalsen är läkemedelsgenomgången, inte antalet vårdplatser.' },
    next: {
      name: 'Vad ni gör härnäst',
      text: 'Be en avdelning pröva till nästa styrelsemöte, med apotekaren med på kvällsronden.',
    },
  },
}
