import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const loginMessages = loadMessages<typeof messages>('login', import.meta.glob('./??.ts'))
