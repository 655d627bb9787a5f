import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const newsletterIntroMessages = loadMessages<typeof messages>('newsletter-intro', import.meta.glob('./??.ts'))
