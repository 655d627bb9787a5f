import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const deliverablesMessages = loadMessages<typeof messages>('deliverables', import.meta.glob('./??.ts'))
