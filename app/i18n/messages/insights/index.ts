import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const insightsMessages = loadMessages<typeof messages>('insights', import.meta.glob('./??.ts'))
