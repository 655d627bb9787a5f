import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const founderMessages = loadMessages<typeof messages>('founder', import.meta.glob('./??.ts'))
