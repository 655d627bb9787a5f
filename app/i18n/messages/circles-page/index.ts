import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const circlesPageMessages = loadMessages<typeof messages>('circles-page', import.meta.glob('./??.ts'))
