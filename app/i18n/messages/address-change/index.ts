import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const addressChangeMessages = loadMessages<typeof messages>('address-change', import.meta.glob('./??.ts'))
