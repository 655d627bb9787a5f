import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const showcaseMessages = loadMessages<typeof messages>('showcase', import.meta.glob('./??.ts'))
