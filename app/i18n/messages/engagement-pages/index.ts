import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const engagementPagesMessages = loadMessages<typeof messages>('engagement-pages', import.meta.glob('./??.ts'))
