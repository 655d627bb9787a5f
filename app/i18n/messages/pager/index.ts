import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const pagerMessages = loadMessages<typeof messages>('pager', import.meta.glob('./??.ts'))
