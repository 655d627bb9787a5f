import type { ThreadTopic } from '~/features/dialogue/model'
import { programNames } from '~/lib/engagement-programs'
import type { TeamThreadRefusal, ThreadFilter } from '../model'

export const topicLabel = (topic: ThreadTopic | null) => {
  if (!topic) return 'General'
  if (topic.kind === 'introduction') return `Introduction: ${topic.person}, ${topic.organisation}`
  return topic.kind === 'event' ? `Event: ${topic.title}` : `Engagement: ${programNames[topic.program]}`
}

export const stateLabels: Record<ThreadFilter['state'], string> = { all: 'All threads', waiting: 'Waiting for us' }
export const ownerLabels: Record<ThreadFilter['who'], string> = { anyone: 'Anyone', mine: 'Me', unassigned: 'Nobody' }
export const sortLabels: Record<ThreadFilter['sort'], string> = { due: 'Least time left', newest: 'Newest first' }

export const refusalLabels: Record<TeamThreadRefusal, string> = {
  gone: 'This can’t be done: the thread is no longer there.',
  'sent-before': 'This form was sent before with another text. Send it once more, and this text is sent too.',
  answered:
    'A colleague has written since you opened the page. Nothing was sent: read it above, and send again if yours is still needed.',
  'newer-messages':
    'They have written more since you opened the page. Nothing was sent or changed: read it above first.',
  assigned: 'Someone else looks after it in the meantime. Nothing was changed.',
  'not-an-admin': 'Only an admin who answers threads can look after one. Choose another.',
  'unknown-organisation':
    'There is no organisation with this name or domain, or it was merged. Choose one of the list.',
  topic: 'What it is about is not something of this organisation, or is no longer there. Choose something else.',
  'several-organisations': 'Several organisations match this. Choose one of the list, or write a domain.',
}
