import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const announcementsMessages = loadMessages<typeof messages>('announcements', import.meta.glob('./??.ts'))
