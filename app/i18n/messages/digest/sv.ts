import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Daglig sammanfattning',
  text: 'Det som väntar på en administratör, per mejl en gång om dagen och bara de dagar då något väntar. Den spåras inte.',
  hour: 'Klockslag',
  hint: 'Enligt kontorets klocka i Stockholm. Ett klockslag som redan har passerat gäller från i morgon.',
  off: 'Ingen sammanfattning',
  save: 'Spara klockslaget',
  saving: 'Sparar...',
  savedOn: 'Du får sammanfattningen klockan {hour}.',
  savedOff: 'Du får ingen sammanfattning.',
  noMail: 'Inga mejl lämnar den här servern: sammanfattningen skrivs bara till en fil.',
}
