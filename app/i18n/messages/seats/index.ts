import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const seatsMessages = loadMessages<typeof messages>('seats', import.meta.glob('./??.ts'))
