import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const digestMessages = loadMessages<typeof messages>('digest', import.meta.glob('./??.ts'))
