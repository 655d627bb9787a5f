import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const homeSectionsMessages = loadMessages<typeof messages>('home-sections', import.meta.glob('./??.ts'))
