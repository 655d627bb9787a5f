import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const footerMessages = loadMessages<typeof messages>('footer', import.meta.glob('./??.ts'))
