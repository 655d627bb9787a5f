import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const attendanceMessages = loadMessages<typeof messages>('attendance', import.meta.glob('./??.ts'))
