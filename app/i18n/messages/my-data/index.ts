import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const myDataMessages = loadMessages<typeof messages>('my-data', import.meta.glob('./??.ts'))
