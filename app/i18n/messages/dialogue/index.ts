import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const dialogueMessages = loadMessages<typeof messages>('dialogue', import.meta.glob('./??.ts'))
