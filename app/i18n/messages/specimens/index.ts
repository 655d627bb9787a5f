import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const specimensMessages = loadMessages<typeof messages>('specimens', import.meta.glob('./??.ts'))
