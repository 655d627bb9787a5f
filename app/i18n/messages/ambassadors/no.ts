import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Ambassadørnettverket',
  headline: 'For dem som åpner <em>dører</em>',
  lead: 'Et medlemskap for ambassader, handelskontorer og erfarne personer som bringer nordisk helse og omverdenen sammen.',
  toLevels: 'Medlemskap og priser',
  gives: {
    eyebrow: 'Hva medlemskapet er',
    title: '{count, plural, one {# måned} other {# måneder}} midt i samtalen',
    table: {
      title: 'En plass ved bordet',
      text: 'Invitasjoner til sirkler og medlemsmøter som gjelder landet eller fagfeltet deres.',
    },
    introductions: {
      title: 'Introduksjoner begge veier',
      text: 'Dere ber oss om den personen dere trenger å møte. Noen ganger ber vi dere om det samme.',
    },
    reading: {
      title: 'Noe å lese',
      text: 'Innsikt i hvordan nordisk helse beslutter, anskaffer og endrer seg, skrevet for å sendes hjem.',
    },
    pages: {
      title: 'Medlemssidene',
      text: 'Invitasjoner å svare på og materiell å laste ned, samlet bak deres egen innlogging.',
    },
  },
  steps: {
    eyebrow: 'Slik foregår det',
    title: 'Fra et brev til en plass',
    ask: {
      title: 'Dere spør',
      text: 'Noen linjer om hvem dere er, hvem dere representerer og hvem dere kan bringe sammen.',
    },
    talk: {
      title: 'Vi tar en prat',
      text: 'En samtale om hva dere ser etter og hva dere kan bidra med. Så et ja eller et nei, med begrunnelsen.',
    },
    welcome: {
      title: 'Dere er med',
      text: 'Innloggingen deres åpner medlemssidene, og medlemskapet løper i {count, plural, one {# måned} other {# måneder}} fra den dagen.',
    },
  },
  levels: { eyebrow: 'Medlemskap og priser', title: 'Delta, eller vær med og bær nettverket' },
  audience: {
    eyebrow: 'For hvem',
    title: 'Mennesker med introduksjoner som veier tungt',
    embassies: {
      title: 'Ambassader og handelskontorer',
      text: 'Dere loser bedrifter hjemmefra til nordisk helse, og fra nordisk helse hjem.',
    },
    bodies: {
      title: 'Bransje\u00adorganisasjoner og klynger',
      text: 'Dere snakker for mange, og trenger å vite hvilke dører det er verdt å banke på.',
    },
    leaders: {
      title: 'Erfarne ledere og rådgivere',
      text: 'Dere har tillit i mer enn ett land, og vil at den skal komme til nytte.',
    },
  },
  embassies: {
    title: 'For ambassader finnes det mer',
    text: 'Pakker for Sverige og Norden, studiebesøk for bedriftene dere tar med, og løpende støtte.',
    link: 'Pakker for ambassader',
  },
  closing: {
    title: 'Fortell hvem dere vil bringe sammen',
    text: 'Medlemskapet er for inviterte, og nettverket er ikke bedre enn de som er med. Derfor leser vi hver forespørsel.',
  },
}
