import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  eyebrow: 'Etter invitasjon, i tre land',
  invite: 'Be om en invitasjon',
  seePrograms: 'Se programmene',
  programs: {
    eyebrow: 'Programmer',
    title: 'Fire veier inn, alle etter invitasjon',
    from: 'fra {price} SEK',
    dayRate: 'fra {price} SEK per dag',
    visits: {
      title: 'Kliniske studiebesøk',
      text: '{from}–{to} dager på sykehuset, med personlige introduksjoner innen {days} dager.',
    },
    exchange: {
      title: 'Insight exchange',
      text: 'Leverandører og helsetjeneste i samme rom, med forpliktelser etter {first}, {second} og {third} dager.',
    },
    ambassadors: {
      title: 'Ambassadør\u00adnettverket',
      text: 'Et medlemskap på {count, plural, one {# måned} other {# måneder}} for dem som åpner dører.',
    },
    speedDial: {
      title: 'Speed-dial',
      text: 'Prioritert tilgang til en seniorrådgiver, {sessions} strukturerte samtaler i måneden.',
    },
    vat: 'Prisene er uten mva.',
    contact: 'Ta kontakt om programmene',
  },
  access: {
    title: 'Når det ikke kan vente til neste møte',
    text: 'Speed-dial gir en leder en direktelinje, prioritert svar og notater som kan sendes videre som de er.',
    request: 'Be om tilgang',
  },
  faq: {
    eyebrow: 'Godt å vite',
    title: 'Spørsmål vi får',
    consultancy: {
      question: 'Er dette et konsulentselskap?',
      answer:
        'Nei. Vi gir råd, og vi bringer folk sammen. Vi sender ingen team, og det vi skriver, er korte notater etter en samtale og, hvis du bestiller det, etter et besøk. Du arbeider med erfarne rådgivere til beslutningen er tatt.',
    },
    introductions: {
      question: 'Selger dere introduksjoner?',
      answer:
        'Ikke i seg selv. Et besøk kan føre til noen, når begge sider ønsker det. Det du betaler for, er forberedelsen, besøket og oppfølgingen.',
    },
    hosts: {
      question: 'Nevner dere vertssykehusene på forhånd?',
      answer:
        'Ikke offentlig. Bekreftede deltakere får vite hvem vertene er, når hver av dem har sagt ja til gruppen og til spørsmålene den har med seg.',
    },
  },
}
