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
      text: 'Förtur hos en senior rådgivare, {sessions} strukturerade samtal i månaden.',
    },
    vat: 'Priserna är exklusive moms.',
    contact: 'Hör av dig om programmen',
  },
  access: {
    title: 'När det inte kan vänta till nästa möte',
    text: 'Speed-dial ger en ledare en direktlinje, svar med förtur och sammanfattningar som kan skickas vidare som de är.',
    request: 'Be om tillgång',
  },
  faq: {
    eyebrow: 'Bra att veta',
    title: 'Frågor vi får',
    consultancy: {
      question: 'Är det här en konsultfirma?',
      answer:
        'Nej. Vi ger råd och vi för samman. Vi skickar inga team, och det vi skriver är kort: en sammanfattning efter ett samtal och, om du beställer det, ett PM efter ett besök. Du arbetar med erfarna rådgivare tills beslutet är fattat.',
    },
    introductions: {
      question: 'Säljer ni introduktioner?',
      answer:
        'Inte i sig. Ett besök kan leda till några, när båda sidor vill. Det du betalar för är förberedelsen, besöket och uppföljningen.',
    },
    hosts: {
      question: 'Nämner ni värdsjukhusen i förväg?',
      answer:
        'Inte offentligt. Bekräftade deltagare får veta vilka värdarna är, när var och en av dem har sagt ja till gruppen och till dess frågor.',
    },
  },
}
