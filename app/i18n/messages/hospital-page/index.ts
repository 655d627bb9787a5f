import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const hospitalPageMessages = loadMessages<typeof messages>('hospital-page', import.meta.glob('./??.ts'))
