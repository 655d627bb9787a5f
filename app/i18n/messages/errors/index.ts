import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const errorsMessages = loadMessages<typeof messages>('errors', import.meta.glob('./??.ts'))
