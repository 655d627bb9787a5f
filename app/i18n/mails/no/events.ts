import type { Translation } from '../../translation'
import type { events as english } from '../en/events'

export const events: Translation<typeof english> = {
  at: '{date}, {time} ({zoneName})',
  before: 'Tidligere: {was}',
  fields: { title: 'Møte', when: 'Når', place: 'Sted', agenda: 'Program' },
  types: {
    circle: 'Strategic Circle',
    roundTable: 'Rundebordssamtale',
    visit: 'Klinisk besøk',
    exchange: 'Kunnskapsutveksling',
    dinner: 'Middag',
  },
  why: 'Du får denne e-posten fordi du har svart på {host} at du kommer.',
  changed: {
    subject: 'Endret: {title}',
    preview: 'Hva som er endret, med en ny kalenderoppføring.',
    title: 'Et møte du skal på, er endret',
    text: 'Du beholder plassen. Den vedlagte kalenderoppføringen erstatter den du har fra før.',
    otherDay: 'Møtet er en annen dag nå. Svaret ditt er fortsatt «Kommer»: se etter om den nye dagen passer for deg.',
    button: 'Se møtet',
    answer: 'Kan du ikke komme likevel? Endre svaret på siden din, eller svar på denne e-posten.',
  },
  moved: {
    subject: 'En annen dag: {title}',
    preview: 'Du kunne ikke komme. Dagen er endret.',
    title: 'Møtet er flyttet til en annen dag',
    text: 'Du svarte at du ikke kan komme. Møtet er en annen dag nå: passer den for deg, kan du endre svaret på siden din så lenge det er plasser. Ellers trenger du ikke å gjøre noe.',
    why: 'Du får denne e-posten fordi du har svart på {host} om du kommer.',
  },
  cancelled: {
    subject: 'Avlyst: {title}',
    preview: 'Møtet blir ikke noe av. Den vedlagte oppføringen fjerner det fra kalenderen din.',
    title: 'Møtet er avlyst',
    text: 'Vi beklager: møtet nedenfor blir ikke noe av. Den vedlagte kalenderoppføringen fjerner det fra kalenderen din.',
    answer: 'Du trenger ikke å gjøre noe. Har du et spørsmål, kan du svare på denne e-posten.',
  },
}
