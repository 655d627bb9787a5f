import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const homeMessages = loadMessages<typeof messages>('home', import.meta.glob('./??.ts'))
