import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Speed-dial',
  headline: 'Numret du ringer <em>först</em>',
  lead: 'En direktlinje till en senior rådgivare, för chefer vars frågor inte kan vänta på nästa styrgrupp.',
  request: 'Be om tillgång',
  toRates: 'Vad som ingår',
  benefits: {
    eyebrow: 'Vad som ingår',
    title: 'En rådgivare som redan kan ärendet',
    response: {
      title: 'Förtur med avtalad svarstid',
      text: 'Din fråga går före alla andra, inom en tid som vi har kommit överens om skriftligt.',
    },
    sessions: {
      title: '{count, plural, one {# strukturerat samtal} other {# strukturerade samtal}} i månaden',
      text: 'En dagordning, förberedd från båda håll, och plats att tänka högt med någon utanför den egna organisationen.',
    },
    notes: {
      title: 'Sammanfattningar att skicka vidare',
      text: 'Efter varje samtal en kort sammanfattning som kan gå till din ordförande eller ditt team som den är.',
    },
    bench: {
      title: 'Diskret eskalering till seniora kolleger',
      text: 'När en fråga kräver en annan sorts erfarenhet tar vi in någon som har den. I stillhet, och bara om du samtycker.',
    },
  },
  onSite: {
    eyebrow: 'Dagar på plats',
    title: 'I rummet, när det gäller',
    text: 'Vissa dagar gör vi bättre nytta vid din sida: inför ett styrelsemöte, en förhandling, ett svårt besked. De är frivilliga och debiteras enligt ett VIP-dagspris.',
  },
  steps: {
    eyebrow: 'Så börjar det',
    title: 'Överenskommet innan det behövs',
    ask: { title: 'Be om tillgång', text: 'Skriv vem du är och vad du tror att du behöver ett bollplank för.' },
    agree: {
      title: 'Kom överens om linjen',
      text: 'Vi bestämmer vem som ringer, i vilka frågor, hur snabbt vi svarar och vad som stannar mellan oss.',
    },
    call: { title: 'Ring', text: 'Därefter ringer eller skriver du, och samtalen ligger i bådas kalendrar.' },
  },
  audience: {
    eyebrow: 'För vem',
    title: 'De som svarar för beslutet',
    systems: { title: 'Regioner', text: 'Direktörer som ska ställa om vården och hålla budgeten samma år.' },
    hospitals: { title: 'Sjukhus', text: 'Sjukhusdirektörer och chefläkare mellan styrelsen och avdelningarna.' },
    payers: { title: 'Finansiärer', text: 'De som avgör vad som ersätts, och som måste kunna säga varför.' },
    industry: {
      title: 'Medicinteknik och digital hälsa',
      text: 'Grundare och landschefer som säljer till en vård de aldrig har arbetat i.',
    },
  },
  closing: {
    title: 'Be om numret',
    text: 'Vi tar få uppdrag, så att varje samtal får svar. Finns det ingen plats säger vi det.',
  },
}
