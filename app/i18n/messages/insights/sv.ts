import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Kunskapsbank',
  file: '{type}, {size}',
  kilobytes: '{amount, number} kB',
  megabytes: '{amount, number} MB',
  none: 'Ännu har inget publicerats för din roll och åtkomstnivå. Nya insikter visas här.',
  unavailable: 'Insikterna kunde inte läsas in.',
}
