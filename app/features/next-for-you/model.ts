import type { ResolvedText } from '~/features/content/model'
import type { ShownEvent, UpcomingEvents } from '~/features/events/model'
import type { ListedInsight } from '~/features/insights/model'
import type { ListedNote } from '~/features/notes/model'

export type NewestNote = Pick<ListedNote, 'slug' | 'title' | 'date'>

/** What a member's page has loaded; null for what could not be loaded. */
export type MemberCardsData = {
  upcoming: UpcomingEvents | null
  insights: ListedInsight[] | null
  note: NewestNote | null
}

export type NextStep =
  | { kind: 'answer' | 'attending'; key: string; event: ShownEvent }
  | { kind: 'file'; key: string; title: ResolvedText; id: string }
  | { kind: 'note'; key: string; title: ResolvedText; slug: string; date: string }

/** What comes next for a member: events to answer first, then those they attend, then what is new to read. */
export function nextSteps({ upcoming, insights, note }: MemberCardsData): NextStep[] {
  const open = upcoming?.events.filter(({ hasBegun }) => !hasBegun) ?? []
  const of = (kind: 'answer' | 'attending', events: ShownEvent[]) =>
    events.map((event): NextStep => ({ kind, key: event.id, event }))
  const [file] = insights ?? []
  return [
    ...of(
      'answer',
      open.filter(({ myResponse }) => myResponse === null),
    ),
    ...of(
      'attending',
      open.filter(({ myResponse }) => myResponse === 'attending'),
    ),
    ...(file ? [{ kind: 'file', key: file.id, title: file.title, id: file.id } as const] : []),
    ...(note ? [{ kind: 'note', key: note.slug, ...note } as const] : []),
  ]
}
