import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const workspaceMessages = loadMessages<typeof messages>('workspace', import.meta.glob('./??.ts'))
