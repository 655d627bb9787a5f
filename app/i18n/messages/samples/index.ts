import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const samplesMessages = loadMessages<typeof messages>('samples', import.meta.glob('./??.ts'))
