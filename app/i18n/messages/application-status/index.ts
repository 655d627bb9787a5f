import { loadMessages } from '../../load-messages'
import type { messages } from './en'

export const applicationStatusMessages = loadMessages<typeof messages>(
  'application-status',
  import.meta.glob('./??.ts'),
)
