import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const membersMessages = loadMessages<typeof messages>('members', import.meta.glob('./??.ts'))
