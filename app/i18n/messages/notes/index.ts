import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const notesMessages = loadMessages<typeof messages>('notes', import.meta.glob('./??.ts'))
