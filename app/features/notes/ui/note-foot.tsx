import { ContentText } from '~/features/content/ui/content-text'
import { letter } from '~/features/newsletter/model'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { notesMessages } from '~/i18n/messages/notes'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { type ListedNote, notePath } from '../model'

type Props = { next: ListedNote | null; previous: ListedNote | null }

/** After a note: the next one, the one before, and the newsletter. */
export default function NoteFoot({ next, previous }: Props) {
  const t = useTranslations(notesMessages)
  const { letterRhythm } = useSite()
  return (
    <div className="border-line border-t bg-band print:hidden">
      <div className="wrap grid gap-x-16 gap-y-8 py-8 lg:grid-cols-[1fr_auto] lg:items-center">
        <nav aria-label={t('back')} className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
          {next && <Neighbour label={t('next')} note={next} />}
          {previous && <Neighbour label={t('previous')} note={previous} />}
          <Link
            to="/notes"
            className="inline-flex min-h-11 items-center justify-self-start text-sm underline decoration-prestige underline-offset-4 sm:col-span-2"
          >
            {t('back')}
          </Link>
        </nav>
        <section aria-labelledby="signals" className="lg:max-w-90">
          <h2 id="signals" className="text-xl">
            {t('boxTitle')}
          </h2>
          <p className="mt-1 mb-4 text-muted text-sm">{t('boxText', { ...letter, rhythm: letterRhythm })}</p>
          <ButtonLink to="/#newsletter" reloadDocument>
            {t('boxButton')}
          </ButtonLink>
        </section>
      </div>
    </div>
  )
}

const Neighbour = ({ label, note }: { label: string; note: ListedNote }) => (
  <Link to={notePath(note)} className="group block min-w-0 wrap-anywhere">
    <span className="text-muted text-xs">{label}</span>
    <span className="block text-balance font-display text-[1.75rem] leading-[1.14] tracking-[-0.025em] group-hover:underline group-hover:decoration-1 group-hover:decoration-prestige group-hover:underline-offset-6">
      <ContentText {...note.title} />
    </span>
  </Link>
)
