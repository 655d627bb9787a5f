import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const supplierPageMessages = loadMessages<typeof messages>('supplier-page', import.meta.glob('./??.ts'))
