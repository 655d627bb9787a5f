import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const consentsMessages = loadMessages<typeof messages>('consents', import.meta.glob('./??.ts'))
