import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  eyebrow: 'På inbjudan, i tre länder',
  invite: 'Be om en inbjudan',
  seePrograms: 'Se programmen',
  programs: {
    eyebrow: 'Program',
    title: 'Fyra vägar in, alla på inbjudan',
    from: 'från {price} SEK',
    dayRate: 'från {price} SEK per dag',
    visits: {
      title: 'Kliniska studiebesök',
      text: '{from}–{to} dagar på plats, med personliga introduktioner inom {days} dagar.',
    },
    exchange: {
      title: 'Insight exchange',
      text: 'Leverantörer och vårdgivare i samma rum, med åtaganden efter {first}, {second} och {third} dagar.',
    },
    ambassadors: {
      title: 'Ambassadörs\u00adnätverket',
      text: 'Ett medlemskap på {count, plural, one {# månad} other {# månader}} för dem som öppnar dörrar.',
    },
    speedDial: {
      title: 'Speed-dial',
      text: 'Företräde till en senior rådgivare, {sessions} strukturerade samtal i månaden.',
    },
    vat: 'Priserna är exklusive moms.',
    contact: 'Hör av dig om programmen',
  },
  access: {
    title: 'När det inte kan vänta till nästa möte',
    text: 'Speed-dial ger en ledare en direkt linje, svar med förtur och anteckningar som kan skickas vidare som de är.',
    request: 'Be om tillgång',
  },
  faq: {
    eyebrow: 'Bra att veta',
    title: 'Frågor vi får',
    consultancy: {
      question: 'Är det här en konsultfirma?',
      answer:
        'Nej. Vi ger råd och vi för samman; vi skickar inga team och skriver inga rapporter för hyllan. Du arbetar med seniora personer, så länge som ett beslut tar.',
    },
    introductions: {
      question: 'Säljer ni introduktioner?',
      answer:
        'Nej. En introduktion görs när båda vill, efter att vi har talat med var och en. Det du betalar för är förberedelsen, besöket och uppföljningen.',
    },
    hosts: {
      question: 'Nämner ni värdsjukhusen i förväg?',
      answer:
        'Inte offentligt. Värdarna nämns för bekräftade deltagare, när värden har sagt ja till gruppen och till frågorna den har med sig.',
    },
  },
}
