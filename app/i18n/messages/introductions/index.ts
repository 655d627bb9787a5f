import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const introductionsMessages = loadMessages<typeof messages>('introductions', import.meta.glob('./??.ts'))
