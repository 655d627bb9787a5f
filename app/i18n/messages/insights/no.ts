import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Kunnskapsbank',
  file: '{type}, {size}',
  kilobytes: '{amount, number} kB',
  megabytes: '{amount, number} MB',
  none: 'Foreløpig er ingenting publisert for din rolle og ditt tilgangsnivå. Ny innsikt vises her.',
  unavailable: 'Innsikten kunne ikke lastes inn.',
}
