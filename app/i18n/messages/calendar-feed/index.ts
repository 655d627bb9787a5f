import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const calendarFeedMessages = loadMessages<typeof messages>('calendar-feed', import.meta.glob('./??.ts'))
