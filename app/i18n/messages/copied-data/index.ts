import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const copiedDataMessages = loadMessages<typeof messages>('copied-data', import.meta.glob('./??.ts'))
