import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  tabs: {
    label: 'Administrasjon',
    today: 'I dag',
    setup: 'Kom i gang',
    users: 'Brukere',
    requests: 'Forespørsler',
    events: 'Møter',
    inbox: 'Innboks',
    content: 'Innhold',
    organisations: 'Organisasjoner',
    mail: 'E-post',
    activity: 'Hendelser',
    insights: 'Innsikt',
    settings: 'Innstillinger',
  },
  shortcuts: {
    title: 'Hurtigtaster',
    close: 'Lukk',
    use: 'Bruk hurtigtaster med én enkelt tast',
    note: 'De gjør ingenting mens du skriver i et felt. Valget lagres i denne nettleseren.',
    keys: {
      next: 'Åpne neste rad i en liste',
      previous: 'Åpne forrige rad',
      approve: 'Godkjenn den åpne forespørselen',
      reject: 'Avslå den åpne forespørselen',
      help: 'Vis denne ruten',
    },
  },
}
