import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const privacyMessages = loadMessages<typeof messages>('privacy', import.meta.glob('./??.ts'))
