import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  welcome: 'Välkommen till {product}',
  title: 'För ambassader',
  lead: 'Vad vi gör för ambassader och handelskontor som lotsar sina företag in i nordisk vård, och vad det kostar.',
  request: 'Be om partnerskap',
  offer: {
    eyebrow: 'Erbjudandet',
    title: 'Ett land, eller tre',
    caption: 'Sverige jämfört med Sverige + Norden',
    part: 'Vad som ingår',
    swedish: 'Svenska intervjuer och insikter',
    interviews: 'Nordiska intervjuer med {count} sjukhus i Norge och Danmark',
    insights: 'Avsnitt med nordiska insikter',
    interpretation: 'Tolkning för Danmark och Norge',
  },
  addOn: 'Tillägg',
  support: 'Stöd',
  closing: {
    title: 'Berätta om era företag',
    text: 'Vilket område de arbetar inom och vilka av de nordiska länderna de siktar på. Vi svarar med ett förslag och en tid.',
  },
  mail: {
    subject: 'Partnerskap för ambassad',
    body: [
      'Hej,',
      '',
      'Vi vill bli partner till {product}.',
      '',
      'Ambassad eller handelskontor:',
      'Paket ({packages}):',
      'Studiebesök eller stödpaket:',
      'Företag som vi vill ta med:',
      '',
      'Vänliga hälsningar',
      '{name}',
    ].join('\n'),
  },
}
