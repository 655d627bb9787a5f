import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const lettersMessages = loadMessages<typeof messages>('letters', import.meta.glob('./??.ts'))
