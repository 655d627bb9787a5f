import type { Translation } from '../../translation'
import type { events as english } from '../en/events'

export const events: Translation<typeof english> = {
  at: '{date}, {time} ({zoneName})',
  before: 'Tidigare: {was}',
  fields: { title: 'Träff', when: 'När', place: 'Plats', agenda: 'Program' },
  types: {
    circle: 'Strategic Circle',
    roundTable: 'Rundabordssamtal',
    visit: 'Kliniskt besök',
    exchange: 'Kunskapsutbyte',
    dinner: 'Middag',
  },
  why: 'Du får det här mejlet eftersom du har svarat på {host} att du kommer.',
  changed: {
    subject: 'Ändrat: {title}',
    preview: 'Vad som har ändrats, med en ny kalenderpost.',
    title: 'En träff du ska till har ändrats',
    text: 'Din plats är kvar. Den bifogade kalenderposten ersätter den du redan har.',
    otherDay: 'Träffen är en annan dag nu. Ditt svar är fortfarande ”Kommer”: se efter om den nya dagen passar dig.',
    button: 'Se träffen',
    answer: 'Kan du inte längre komma? Ändra ditt svar på din sida eller svara på det här mejlet.',
  },
  moved: {
    subject: 'En annan dag: {title}',
    preview: 'Du kunde inte komma. Dagen har ändrats.',
    title: 'Träffen har flyttats till en annan dag',
    text: 'Du svarade att du inte kan komma. Träffen är en annan dag nu: passar den dig kan du ändra ditt svar på din sida så länge det finns platser. Annars behöver du inte göra något.',
    why: 'Du får det här mejlet eftersom du har svarat på {host} om du kommer.',
  },
  cancelled: {
    subject: 'Inställt: {title}',
    preview: 'Träffen blir inte av. Den bifogade posten tar bort den ur din kalender.',
    title: 'Träffen är inställd',
    text: 'Vi beklagar: träffen nedan blir inte av. Den bifogade kalenderposten tar bort den ur din kalender.',
    answer: 'Du behöver inte göra något. Har du en fråga kan du svara på det här mejlet.',
  },
}
