import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const siteMessages = loadMessages<typeof messages>('site', import.meta.glob('./??.ts'))
