import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const ambassadorsMessages = loadMessages<typeof messages>('ambassadors', import.meta.glob('./??.ts'))
