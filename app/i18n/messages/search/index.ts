import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const searchMessages = loadMessages<typeof messages>('search', import.meta.glob('./??.ts'))
