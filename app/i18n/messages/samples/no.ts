import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Eksempelinnhold',
  text: 'Personer, saker og datoer på disse sidene er oppdiktet.',
}
