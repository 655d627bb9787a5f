import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const homeNewSectionsMessages = loadMessages<typeof messages>('home-new-sections', import.meta.glob('./??.ts'))
