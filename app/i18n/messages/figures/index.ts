import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const figuresMessages = loadMessages<typeof messages>('figures', import.meta.glob('./??.ts'))
