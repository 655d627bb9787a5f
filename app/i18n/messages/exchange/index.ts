import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const exchangeMessages = loadMessages<typeof messages>('exchange', import.meta.glob('./??.ts'))
