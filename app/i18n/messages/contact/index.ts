import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const contactMessages = loadMessages<typeof messages>('contact', import.meta.glob('./??.ts'))
