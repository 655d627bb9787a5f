import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const pricingMessages = loadMessages<typeof messages>('pricing', import.meta.glob('./??.ts'))
