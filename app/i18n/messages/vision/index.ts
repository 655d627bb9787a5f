import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const visionMessages = loadMessages<typeof messages>('vision', import.meta.glob('./??.ts'))
