import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const accountMessages = loadMessages<typeof messages>('account', import.meta.glob('./??.ts'))
