import { messages as page } from '../../messages/consents/no'
import type { Translation } from '../../translation'
import type { consents as english } from '../en/consents'

export const consents: Translation<typeof english> = {
  purposes: {
    newsletter: 'Strategy Signals',
    circle: 'Health Circles',
    directory: 'medlemskatalogen',
    attendance: 'navnet ditt blant gjestene',
  },
  given: {
    subject: 'Dette har du samtykket til: {purpose}',
    text: 'Dette er din kopi av det du har samtykket til. Du kan når som helst trekke det tilbake på kontosiden din.',
  },
  withdrawn: {
    subject: 'Du har trukket tilbake samtykket ditt: {purpose}',
    text: 'Dette er din kopi. Det du hadde samtykket til, står nedenfor; det gjelder ikke lenger.',
  },
  words: 'Du samtykket til',
  time: 'Tidspunkt',
  version: 'Tekstens versjon',
  language: 'Tekstens språk',
  way: 'Hvordan',
  ways: page.ways,
  fields: page.fields,
  audiences: page.audiences,
  button: 'Se samtykkene dine',
}
