import type { Translation } from '../../translation'
import type { messages as english } from './en'

export const messages: Translation<typeof english> = {
  title: 'Exempelinnehåll',
  text: 'Personer, fall och datum på de här sidorna är påhittade.',
}
