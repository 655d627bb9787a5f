import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const firstStepsMessages = loadMessages<typeof messages>('first-steps', import.meta.glob('./??.ts'))
