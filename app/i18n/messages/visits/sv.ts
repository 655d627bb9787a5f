import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Kliniska studiebesök',
  headline: 'Stå där det redan <em>fungerar</em>',
  lead: 'Studiebesök för en grupp beslutsfattare, på nordiska sjukhus som redan har gjort det ni planerar. Ni möter dem som gjorde det, frågar vad som krävdes och behåller kontakten efteråt.',
  toLevels: 'Nivåer och priser',
  picture: 'En väg över en karta, från ett värdsjukhus till nästa',
  steps: {
    eyebrow: 'Så går det till',
    title: 'Från en fråga till dem som har svarat på den',
    question: {
      title: 'Frågan',
      text: 'Ni berättar vad som ska beslutas, av vem och när. Är ett besök inte rätt sätt att ta reda på det säger vi det.',
    },
    hosts: {
      title: 'Värdarna',
      text: 'Vi väljer sjukhus som har gjort det och frågar dem. Ni får veta vilka de är när de har tackat ja.',
    },
    days: {
      title: 'Dagarna',
      text: 'Varje dag har sin dagordning, människor som har avsatt tid och frågor som har skickats i förväg. En av våra rådgivare är med er hela vägen.',
    },
    debrief: {
      title: 'Genomgången',
      text: 'Innan ni skiljs åt sätter gruppen ord på vad den såg, vad den tvivlar på och vad den tänker göra.',
    },
    introductions: {
      title: 'Introduktionerna',
      text: 'Upp till {count, plural, one {# personlig introduktion} other {# personliga introduktioner}} till dem ni vill träffa igen, inom {days} dagar, om de också vill. De ingår i besöket och säljs aldrig för sig.',
    },
  },
  levels: { eyebrow: 'Nivåer och priser', title: 'Välj efter beslutet, inte efter kalendern' },
  every: {
    title: 'I varje besök',
    sites: 'Värdsjukhus valda efter er fråga',
    briefing: 'En genomgång före resan och en dagordning för varje dag',
    adviser: 'En rådgivare med gruppen på plats',
    introductions:
      'Upp till {count, plural, one {# personlig introduktion} other {# personliga introduktioner}} inom {days} dagar',
    discretion: 'Diskretion: varken ni eller värdarna nämns utan samtycke',
  },
  audience: {
    eyebrow: 'För vem',
    title: 'Grupper som beslutar tillsammans',
    systems: {
      title: 'Regioner och sjukhus',
      text: 'Ni ska ändra ett vårdförlopp, en avdelning eller ett arbetssätt och vill se det i bruk innan det når styrelsen.',
    },
    medtech: {
      title: 'Medicinteknik och digital hälsa',
      text: 'Ni behöver förstå hur nordiska sjukhus väljer, upphandlar och använder, av dem som gör det.',
    },
    payers: {
      title: 'Finansiärer och life science',
      text: 'Ni betalar för eller levererar till vården och vill se hur resultaten uppstår, inte bara hur de redovisas.',
    },
  },
  closing: {
    title: 'Berätta vad som ska beslutas',
    text: 'Besöken är för inbjudna. Några rader om frågan och gruppen räcker. Ni får ett förslag eller ett ärligt nej.',
  },
}
