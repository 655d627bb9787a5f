import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const newsletterMessages = loadMessages<typeof messages>('newsletter', import.meta.glob('./??.ts'))
