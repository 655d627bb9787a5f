import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const chatMessages = loadMessages<typeof messages>('chat', import.meta.glob('./??.ts'))
