import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const engagementOfferMessages = loadMessages<typeof messages>('engagement-offer', import.meta.glob('./??.ts'))
