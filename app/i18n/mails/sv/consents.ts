import { messages as page } from '../../messages/consents/sv'
import type { Translation } from '../../translation'
import type { consents as english } from '../en/consents'

export const consents: Translation<typeof english> = {
  purposes: {
    newsletter: 'Strategy Signals',
    circle: 'Health Circles',
    directory: 'medlemskatalogen',
    attendance: 'ditt namn bland gästerna',
  },
  given: {
    subject: 'Det här har du samtyckt till: {purpose}',
    text: 'Det här är din kopia av det du har samtyckt till. Du kan när som helst ta tillbaka det på din kontosida.',
  },
  withdrawn: {
    subject: 'Du har tagit tillbaka ditt samtycke: {purpose}',
    text: 'Det här är din kopia. Det du hade samtyckt till står nedan; det gäller inte längre.',
  },
  words: 'Du samtyckte till',
  time: 'Tid',
  version: 'Textens version',
  language: 'Textens språk',
  way: 'Hur',
  ways: page.ways,
  fields: page.fields,
  audiences: page.audiences,
  button: 'Se dina samtycken',
}
