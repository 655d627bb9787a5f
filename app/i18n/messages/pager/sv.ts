import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  label: 'Sidor',
  range: '{from}–{to} av {total}',
  previous: 'Föregående',
  next: 'Nästa',
}
