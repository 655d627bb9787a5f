import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Program och priser',
  subject: 'Prislista {date}',
  lead: 'För dem som leder regioner och sjukhus, och för de företag och ambassader som arbetar med dem.',
  vat: 'Priser exklusive moms',
  terms: 'Villkor',
  currency: 'Alla priser anges i svenska kronor ({currency}) exklusive moms.',
  validity: 'Listan visar priserna den {date}. En skriftlig offert har sin egen giltighetstid.',
  ranges: 'Där ett spann anges får ni ett pris innan ni bestämmer er.',
  invitation: 'Alla program är för inbjudna. För att be om en inbjudan, skriv eller ring:',
  newest: 'Senaste listan:',
  page: '{page} av {pages}',
  program: {
    subject: '{program}, {date}',
    prices: 'Nivåer och priser',
    ask: 'För inbjudna',
    newest: 'Senaste versionen:',
  },
}
