import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const speedDialMessages = loadMessages<typeof messages>('speed-dial', import.meta.glob('./??.ts'))
