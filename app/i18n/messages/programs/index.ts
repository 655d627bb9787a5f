import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const programsMessages = loadMessages<typeof messages>('programs', import.meta.glob('./??.ts'))
