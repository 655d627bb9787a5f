import type { Translation } from '../../../translation'
import type * as english from '../../en/members/insights'

export const insights: Translation<typeof english.insights> = {
  title: 'Kunskapsbank',
  file: '{type}, {size}',
  kilobytes: '{amount, number} kB',
  megabytes: '{amount, number} MB',
  none: 'Ännu har inget publicerats för din roll och åtkomstnivå. Nya insikter visas här.',
  unavailable: 'Insikterna kunde inte läsas in.',
}
