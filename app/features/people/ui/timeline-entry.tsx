import { ConfirmButton } from '~/features/admin/ui/confirm-button'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import type { FormHandle } from '~/web/forms/use-form'
import { entryPage, type NoteForm, type TimelineEntry } from '../model'
import { EntryTime } from './entry-time'
import { entryText, kindIcons } from './labels'
import { PersonLink } from './person-link'

type Props = { entry: TimelineEntry; hasPeople: boolean; remove: FormHandle<NoteForm> }

/** One thing that happened: when, what, who, and the way to it. */
export function TimelineRow({ entry, hasPeople, remove }: Props) {
  const { kind, type, id, at, by, person, isOwn } = entry
  const { what, more } = entryText(entry)
  const page = entryPage(entry)
  const isNote = type === 'note'
  return (
    <li className="group grid grid-cols-[1.5rem_minmax(0,1fr)] md:grid-cols-[5.5rem_1.5rem_minmax(0,1fr)]">
      <div className="py-2.5 max-md:col-start-2 max-md:row-start-2 max-md:pt-0 max-md:pl-2">
        <EntryTime at={at} />
      </div>
      <div className="relative grid justify-center pt-3 max-md:row-span-2 max-md:row-start-1">
        {/* The line through all rows: it begins at the first node and ends at the last. */}
        <span
          aria-hidden="true"
          className="absolute inset-y-0 left-1/2 w-px bg-line group-first:top-5 group-last:bottom-auto group-last:h-5 group-only:hidden"
        />
        <span className="relative grid size-5 place-items-center self-start rounded-full bg-surface">
          <Icon icon={kindIcons[kind]} className="size-3.5 text-muted" />
        </span>
      </div>
      <div className="min-w-0 border-ink/9 py-2.5 pl-2 text-sm max-md:pb-0.5 md:border-b md:pl-3 md:group-last:border-b-0">
        <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          {page ? (
            <Link
              to={page}
              className="font-semibold underline-offset-4 wrap-anywhere hover:underline pointer-coarse:py-1"
            >
              {what}
            </Link>
          ) : (
            <span className="font-semibold wrap-anywhere">{what}</span>
          )}
          {hasPeople && person && (
            <PersonLink id={person.id} className="text-muted wrap-anywhere">
              {person.name}
            </PersonLink>
          )}
          {by && (
            <span className="text-muted wrap-anywhere">
              by {by.userId ? <PersonLink id={by.userId}>{by.email}</PersonLink> : by.email}
            </span>
          )}
        </p>
        {more && (
          <p
            className={
              isNote ? 'mt-0.5 max-w-[65ch] whitespace-pre-line wrap-anywhere' : 'line-clamp-2 text-muted wrap-anywhere'
            }
          >
            {more}
          </p>
        )}
        {isOwn && (
          <div className="mt-1.5">
            <ConfirmButton
              form={remove}
              fields={{ note: id }}
              label="Delete"
              name="Delete this note"
              question="Delete this note?"
              busyLabel="Deleting..."
              variant="default"
            >
              Nobody will see it any more. The log keeps that there was one, not what it said.
            </ConfirmButton>
          </div>
        )}
      </div>
    </li>
  )
}
