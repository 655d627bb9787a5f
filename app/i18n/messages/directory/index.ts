import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const directoryMessages = loadMessages<typeof messages>('directory', import.meta.glob('./??.ts'))
