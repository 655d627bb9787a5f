import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const pricingDocumentMessages = loadMessages<typeof messages>('pricing-document', import.meta.glob('./??.ts'))
