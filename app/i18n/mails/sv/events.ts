import type { Translation } from '../../translation'
import type { events as english } from '../en/events'

export const events: Translation<typeof english> = {
  at: '{date}, {time} ({zoneName})',
  before: 'Tidigare: {was}',
  fields: { title: 'Träff', when: 'När', place: 'Plats' },
  why: 'Du får det här för att du på {host} har svarat att du kommer.',
  changed: {
    subject: 'Ändrat: {title}',
    preview: 'Vad som har ändrats, med en ny kalenderpost.',
    title: 'En träff du ska på har ändrats',
    text: 'Din plats är kvar. Kalenderposten som följer med mejlet ersätter den du har i kalendern.',
    button: 'Se träffen',
    answer: 'Kan du inte längre komma? Ändra ditt svar på din sida eller svara på det här mejlet.',
  },
  cancelled: {
    subject: 'Inställt: {title}',
    preview: 'Träffen blir inte av. Kalendern får också veta det.',
    title: 'Träffen är inställd',
    text: 'Vi beklagar: träffen nedan blir inte av. Kalenderposten som följer med mejlet stryker den i din kalender.',
    answer: 'Du behöver inte göra något. Har du en fråga kan du svara på det här mejlet.',
  },
}
