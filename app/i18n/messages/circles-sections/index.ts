import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const circlesSectionsMessages = loadMessages<typeof messages>('circles-sections', import.meta.glob('./??.ts'))
