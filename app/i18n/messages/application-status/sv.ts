import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Din förfrågan',
  lead: 'Den här sidan är bara din: den som har länken ser hur långt din förfrågan har kommit och kan rätta den eller dra tillbaka den. Inget av det du skrev visas.',
  states: { received: 'Mottagen', review: 'Vi läser', decided: 'Avgjord' },
  details: {
    receivedAt: 'Kom fram {date}',
    reviewNow: 'Någon i vårt team har öppnat den',
    reviewNext: 'Någon i vårt team kommer att läsa den',
    decidedBy: 'Du hör från oss senast {date} kl. {time} (svensk tid)',
    decidedNext: 'Du hör från oss via e-post',
    decidedNow: 'Vi har skrivit till dig. Hittar du inte mejlet, titta i skräpposten eller skriv till {email}',
  },
  done: 'Klart: {state}',
  now: 'Nu: {state}',
  next: 'Härnäst: {state}',
  delayed: {
    title: 'Vi behöver lite längre tid',
    text: 'Vi lovade att du skulle höra från oss senast {date}, och det är inte längre säkert. Din förfrågan är inte glömd: vi skriver så snart den är avgjord.',
  },
  corrected: 'Du rättade den senast {date}.',
  correct: {
    title: 'Rätta förfrågan',
    text: 'Fyll bara i det som ska ändras. Tomma fält förblir som de var, och vårt team ser båda texterna.',
    roleKept: 'Som tidigare',
    button: 'Skicka rättelsen',
    busy: 'Skickar...',
    done: 'Din rättelse har kommit fram.',
  },
  withdraw: {
    title: 'Dra tillbaka förfrågan',
    text: 'Det du skrev tas bort direkt, och länken slutar fungera. Det går inte att ångra, men du kan höra av dig igen när du vill.',
    button: 'Dra tillbaka och ta bort',
    busy: 'Drar tillbaka...',
  },
  refused: {
    decided: 'Det går inte längre att ändra: din förfrågan avgörs just nu. Du hör från oss via e-post.',
    unchanged: 'Det finns inget att ändra: inget fält är ifyllt, eller så står det samma sak som förut.',
    'too-many': 'Den här förfrågan har rättats många gånger. Skriv till oss i stället, så hjälper vi dig.',
  },
  ask: {
    title: 'Var är min förfrågan?',
    text: 'Ange adressen du uppgav när du ville gå med. Om en förfrågan med den väntar skickar vi dig länken till dess status.',
    button: 'Skicka länken',
    busy: 'Skickar...',
    asked: 'Om en förfrågan med den här adressen väntar är länken på väg dit.',
  },
  unknown: {
    title: 'Länken visar inget',
    text: 'Den kan vara ofullständig, eller så gäller den inte längre. Om din förfrågan fortfarande väntar kan vi skicka en ny länk.',
  },
}
