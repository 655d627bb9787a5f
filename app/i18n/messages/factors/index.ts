import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const factorsMessages = loadMessages<typeof messages>('factors', import.meta.glob('./??.ts'))
