import { ContentText } from '~/features/content/ui/content-text'
import { useFormatter, useTranslations } from '~/i18n/language'
import { notesMessages } from '~/i18n/messages/notes'
import type { ListedNote } from '../model'

const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

export function NoteMeta({ note }: { note: Pick<ListedNote, 'date' | 'readTime' | 'category' | 'isArchived'> }) {
  const t = useTranslations(notesMessages)
  const format = useFormatter()
  return (
    <p className="flex flex-wrap gap-x-4 text-muted text-sm">
      {note.category && (
        <span className="min-w-0 text-prestige wrap-anywhere">
          <ContentText {...note.category} />
        </span>
      )}
      {note.isArchived && <span>{t('archived')}</span>}
      <time dateTime={note.date}>{format.dateTime(new Date(note.date), day)}</time>
      {note.readTime && <span>{t('minutes', { minutes: String(note.readTime) })}</span>}
    </p>
  )
}
