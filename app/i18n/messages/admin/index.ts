import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const adminMessages = loadMessages<typeof messages>('admin', import.meta.glob('./??.ts'))
