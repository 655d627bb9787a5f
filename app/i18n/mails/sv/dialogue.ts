import type { Translation } from '../../translation'
import type { dialogue as english } from '../en/dialogue'

export const dialogue: Translation<typeof english> = {
  subject: '{subject}',
  teamSubject: '{organisation}: {subject}',
  wrote: '{author} skrev i ”{subject}”:',
  files: 'Bifogat, öppnas på sidan',
  button: 'Läs och svara',
  reply: 'Svara gärna på sidan, så att alla i dialogen ser det.',
  why: 'Du får det här mejlet eftersom du tillhör en organisation som har en dialog med oss på {host}.',
}
