import type { Translation } from '../../../translation'
import type * as english from '../../en/members/insights'

export const insights: Translation<typeof english.insights> = {
  title: 'Kunnskapsbank',
  file: '{type}, {size}',
  kilobytes: '{amount, number} kB',
  megabytes: '{amount, number} MB',
  none: 'Foreløpig er ingenting publisert for din rolle og ditt tilgangsnivå. Ny innsikt vises her.',
  unavailable: 'Innsikten kunne ikke lastes inn.',
}
