import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const eventFeedbackMessages = loadMessages<typeof messages>('event-feedback', import.meta.glob('./??.ts'))
