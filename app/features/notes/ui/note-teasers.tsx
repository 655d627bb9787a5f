import { ContentText, TitleText } from '~/features/content/ui/content-text'
import { useTranslations } from '~/i18n/language'
import { notesMessages } from '~/i18n/messages/notes'
import { cx } from '~/lib/cx'
import { Link } from '~/ui/link'
import { type ListedNote, notePath } from '../model'
import { NoteFigure } from './note-figure'
import { NoteMeta } from './note-meta'

type Props = { note: ListedNote; heading: 'h2' | 'h3' }

const titleLink = 'hover:underline hover:decoration-prestige hover:decoration-1 hover:underline-offset-6'

/** The newest note, large, under its figure. */
export function LeadNote({ note, heading: Heading }: Props) {
  return (
    <article>
      {note.figure && <NoteFigure figure={note.figure} place="lead" className="mb-8.5" />}
      <NoteMeta note={note} />
      <Heading className="mt-3 text-[2.25rem] leading-[1.04] tracking-[-0.028em] md:text-[3.125rem]">
        <Link to={notePath(note)} className={titleLink}>
          <TitleText {...note.title} />
        </Link>
      </Heading>
      <p className="mt-3.5 max-w-[37.5rem] text-muted">
        <ContentText {...note.summary} />
      </p>
      <ReadMore note={note} />
    </article>
  )
}

/** A note beside the lead. */
export function SmallNote({ note, heading: Heading, isFirst = false }: Props & { isFirst?: boolean }) {
  return (
    <article className={cx('border-t pt-4.5 pb-7', isFirst ? 'border-ink' : 'border-line')}>
      <NoteMeta note={note} />
      <Heading className="mt-2 text-[1.6875rem] leading-[1.15]">
        <Link to={notePath(note)} className={titleLink}>
          <ContentText {...note.title} />
        </Link>
      </Heading>
      <p className="mt-2 max-w-[37.5rem] text-muted text-sm">
        <ContentText {...note.summary} />
      </p>
      <ReadMore note={note} />
    </article>
  )
}

function ReadMore({ note }: Pick<Props, 'note'>) {
  const t = useTranslations(notesMessages)
  return (
    <Link
      to={notePath(note)}
      className="mt-1 inline-flex min-h-11 items-center font-semibold text-action text-sm underline decoration-action/40 underline-offset-4 hover:decoration-current print:hidden"
    >
      {t('readMore')}
      <span className="sr-only">
        : <ContentText {...note.title} />
      </span>
    </Link>
  )
}
