import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const signedInMessages = loadMessages<typeof messages>('signed-in', import.meta.glob('./??.ts'))
