import type { Translation } from '../../translation'
import type { events as english } from '../en/events'

export const events: Translation<typeof english> = {
  at: '{date}, {time} ({zoneName})',
  before: 'Tidligere: {was}',
  fields: { title: 'Møte', when: 'Når', place: 'Sted' },
  why: 'Du får denne e-posten fordi du har svart på {host} at du kommer.',
  changed: {
    subject: 'Endret: {title}',
    preview: 'Hva som er endret, med en ny kalenderoppføring.',
    title: 'Et møte du skal på, er endret',
    text: 'Du beholder plassen. Den vedlagte kalenderoppføringen erstatter den du har fra før.',
    button: 'Se møtet',
    answer: 'Kan du ikke komme likevel? Endre svaret på siden din, eller svar på denne e-posten.',
  },
  cancelled: {
    subject: 'Avlyst: {title}',
    preview: 'Møtet blir ikke noe av. Den vedlagte oppføringen fjerner det fra kalenderen din.',
    title: 'Møtet er avlyst',
    text: 'Vi beklager: møtet nedenfor blir ikke noe av. Den vedlagte kalenderoppføringen fjerner det fra kalenderen din.',
    answer: 'Du trenger ikke å gjøre noe. Har du et spørsmål, kan du svare på denne e-posten.',
  },
}
