import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const securityEventsMessages = loadMessages<typeof messages>('security-events', import.meta.glob('./??.ts'))
