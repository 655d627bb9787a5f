import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const eventsMessages = loadMessages<typeof messages>('events', import.meta.glob('./??.ts'))
