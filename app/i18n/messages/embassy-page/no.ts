import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  welcome: 'Velkommen til {product}',
  title: 'For ambassader',
  lead: 'Hva vi gjør for ambassader og handelskontorer som loser bedriftene sine inn i nordisk helse, og hva det koster.',
  request: 'Be om partnerskap',
  offer: {
    eyebrow: 'Tilbudet',
    title: 'Ett land, eller tre',
    caption: 'Sverige sammenlignet med Sverige + Norden',
    part: 'Dette inngår',
    swedish: 'Svenske intervjuer og innsikt',
    interviews: 'Nordiske intervjuer med {count} sykehus i Norge og Danmark',
    insights: 'Egen del med nordisk innsikt',
    interpretation: 'Tolking for Danmark og Norge',
  },
  addOn: 'Tillegg',
  support: 'Støtte',
  closing: {
    title: 'Fortell om bedriftene deres',
    text: 'Hvilket felt de arbeider i, og hvilke av de nordiske landene de sikter mot. Vi svarer med et forslag og et tidspunkt.',
  },
  mail: {
    subject: 'Partnerskap for ambassade',
    body: [
      'Hei,',
      '',
      'Vi ønsker å bli partner med {product}.',
      '',
      'Ambassade eller handelskontor:',
      'Pakke ({packages}):',
      'Studiebesøk eller støttepakke:',
      'Bedrifter vi vil ta med:',
      '',
      'Vennlig hilsen',
      '{name}',
    ].join('\n'),
  },
}
