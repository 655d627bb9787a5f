import { useNavigation } from 'react-router'
import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import {
  type KindCounts,
  type TimelineFilter,
  type Timeline as TimelineRows,
  timelineKinds,
  timelinePage,
} from '../model'
import { countLabel, kindLabels, noNoteLabels, refusalLabels, totalLabel } from './labels'
import { NoteForm, type OpenedNote, type RefusedNote } from './note-form'
import { TimelineRow } from './timeline-entry'
import type { NoteForms } from './use-note-forms'

type Props = {
  /** The page that it is on. */
  page: string
  timeline: TimelineRows
  filter: TimelineFilter
  note: OpenedNote | RefusedNote
  forms: NoteForms
  /** It is about several people, whom its rows name. */
  hasPeople?: boolean
}

/** Everything that happened, the latest first. Its filter and its pages are links. */
export function Timeline({ page, timeline, filter, note, forms, hasPeople = false }: Props) {
  const { entries, counts, next } = timeline
  const isLoading = useNavigation().state === 'loading'
  const notice =
    noticeFor(forms.note.settled?.state === 'done' ? forms.note.settled : undefined, { done: 'The note is saved.' }) ??
    noticeFor(forms['delete-note'].settled, { done: 'The note is deleted.', refused: refusalLabels })
  return (
    <section id="timeline" aria-labelledby="timeline-title" className="scroll-mt-20">
      <h2 id="timeline-title" className="mb-4 text-2xl">
        Timeline
      </h2>
      {'refusal' in note ? (
        <p className="text-muted text-sm">{noNoteLabels[note.refusal]}</p>
      ) : (
        <NoteForm key={note.after} note={note} form={forms.note} />
      )}
      <ActionNotice notice={notice} className="mt-4" />
      <Chips page={page} counts={counts} shown={filter.show} />
      {entries.length > 0 ? (
        <ol aria-label="What happened" aria-busy={isLoading} className="transition-opacity aria-busy:opacity-60">
          {entries.map((entry) => (
            <TimelineRow
              key={`${entry.type} ${entry.id}`}
              entry={entry}
              hasPeople={hasPeople}
              remove={forms['delete-note']}
            />
          ))}
        </ol>
      ) : (
        <p className="border-line border-t py-6 text-muted">{filter.before ? 'Nothing older.' : 'Nothing yet.'}</p>
      )}
      {(filter.before || next) && (
        <nav aria-label="Pages of the timeline" className="flex min-h-11 flex-wrap items-center gap-3 py-4">
          {filter.before && (
            <ButtonLink to={timelinePage(page, { show: filter.show })} variant="outline" size="sm">
              Latest
            </ButtonLink>
          )}
          {next && (
            <ButtonLink
              to={timelinePage(page, { show: filter.show, before: next })}
              rel="next"
              variant="outline"
              size="sm"
            >
              Older
            </ButtonLink>
          )}
        </nav>
      )}
    </section>
  )
}

type ChipsProps = { page: string; counts: KindCounts; shown: TimelineFilter['show'] }

/** Kinds of which there is nothing are left out, unless one of them is chosen. */
function Chips({ page, counts, shown }: ChipsProps) {
  const kinds = timelineKinds.filter((kind) => (counts[kind] ?? 0) > 0 || kind === shown)
  const chips = [
    { show: 'all' as const, label: 'All', count: totalLabel(counts) },
    ...kinds.map((kind) => ({ show: kind, label: kindLabels[kind], count: countLabel(counts, kind) })),
  ]
  return (
    <nav aria-label="Filter the timeline" className="my-4 flex flex-wrap gap-2">
      {chips.map(({ show, label, count }) => (
        <Link
          key={show}
          to={timelinePage(page, { show })}
          preventScrollReset
          aria-current={show === shown || undefined}
          className="flex min-h-8 items-center gap-2 rounded-full border border-line px-3 text-muted text-sm hover:text-ink aria-[current]:border-ink/40 aria-[current]:bg-ink/8 aria-[current]:text-ink max-md:min-h-11 pointer-coarse:min-h-11"
        >
          {label} <span className="text-xs tabular-nums">{count}</span>
        </Link>
      ))}
    </nav>
  )
}
