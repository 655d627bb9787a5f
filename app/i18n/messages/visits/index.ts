import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const visitsMessages = loadMessages<typeof messages>('visits', import.meta.glob('./??.ts'))
