import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const embassyPageMessages = loadMessages<typeof messages>('embassy-page', import.meta.glob('./??.ts'))
