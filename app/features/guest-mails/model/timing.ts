import { overAt } from '~/features/event-feedback/model/window'
import { isAhead } from '~/features/event-planning/model'
import type { MessageKind } from '../model'

type Event = { status: string; eventDate: Date; endsAt: Date | null }

/** An event is announced as long as one can answer it, and guests are thanked when it is over. Other messages fit always. */
export function isTimely(kind: MessageKind, event: Event, now: Date) {
  if (kind === 'message') return true
  if (event.status !== 'scheduled') return false
  return kind === 'thanks' ? now >= overAt(event) : isAhead(event, now)
}
