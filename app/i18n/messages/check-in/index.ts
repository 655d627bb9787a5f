import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const checkInMessages = loadMessages<typeof messages>('check-in', import.meta.glob('./??.ts'))
