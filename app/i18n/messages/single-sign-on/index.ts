import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const singleSignOnMessages = loadMessages<typeof messages>('single-sign-on', import.meta.glob('./??.ts'))
