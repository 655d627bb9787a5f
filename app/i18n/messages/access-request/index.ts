import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const accessRequestMessages = loadMessages<typeof messages>('access-request', import.meta.glob('./??.ts'))
