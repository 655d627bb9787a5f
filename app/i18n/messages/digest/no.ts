import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Daglig sammendrag',
  text: 'Det som venter på en administrator, på e-post én gang om dagen og bare på dager da noe venter. Det spores ikke.',
  hour: 'Klokkeslett',
  hint: 'Etter kontorets klokke i Stockholm. Et klokkeslett som allerede har passert, gjelder fra i morgen.',
  off: 'Ikke noe sammendrag',
  save: 'Lagre klokkeslettet',
  saving: 'Lagrer...',
  savedOn: 'Du får sammendraget klokken {hour}.',
  savedOff: 'Du får ikke noe sammendrag.',
  noMail: 'Ingen e-post forlater denne serveren: sammendraget blir bare skrevet til en fil.',
}
