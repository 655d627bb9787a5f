import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const proposalsMessages = loadMessages<typeof messages>('proposals', import.meta.glob('./??.ts'))
