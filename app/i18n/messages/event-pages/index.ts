import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const eventPagesMessages = loadMessages<typeof messages>('event-pages', import.meta.glob('./??.ts'))
