import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  signedIn: 'Du er logget inn.',
  yourPages: 'Til sidene dine',
}
