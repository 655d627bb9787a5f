import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const homeNewMessages = loadMessages<typeof messages>('home-new', import.meta.glob('./??.ts'))
