import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const newsletterLinksMessages = loadMessages<typeof messages>('newsletter-links', import.meta.glob('./??.ts'))
