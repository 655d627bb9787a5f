import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const accountLinksMessages = loadMessages<typeof messages>('account-links', import.meta.glob('./??.ts'))
