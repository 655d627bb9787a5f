import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Koden din ved inngangen',
  text: 'Vis den når du kommer, på mobilen eller på papir. Kan den ikke skannes, holder det at du sier bokstavene.',
  qr: 'QR-kode med koden din {code}',
}
