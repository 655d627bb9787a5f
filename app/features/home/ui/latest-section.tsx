import { ContentText, Untranslated } from '~/features/content/ui/content-text'
import { isSample, letterPath } from '~/features/letters/model'
import { LeadNote, SmallNote } from '~/features/notes/ui/note-teasers'
import { useTranslations } from '~/i18n/language'
import { homeSectionsMessages } from '~/i18n/messages/home-sections'
import { Link } from '~/ui/link'
import type { HomeContent } from '../model'

const link = 'inline-flex min-h-11 items-center text-sm underline decoration-prestige underline-offset-4'

/** The newest note with its figure, two more beside it, and the week's letter in brief. */
export function LatestSection({ notes, letter }: Pick<HomeContent, 'notes' | 'letter'>) {
  const t = useTranslations(homeSectionsMessages, 'latest')
  const [lead, ...others] = notes
  return (
    <section id="latest" className="py-16 md:py-28 lg:py-32">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
          <div>
            <p className="eyebrow">{t('eyebrow')}</p>
            <h2 className="mt-3 text-[2.25rem] leading-[1.06] md:text-[2.875rem]">{t('title')}</h2>
            <p className="mt-4 max-w-[52ch] text-muted">{t('text')}</p>
          </div>
          <Link to="/notes" className={link}>
            {t('all')}
          </Link>
        </div>
        <Untranslated among={[...notes.map(({ title }) => title), ...letter.items.map(({ heading }) => heading)]} />
        <div className="mt-11 grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,46.25rem)_minmax(17rem,1fr)] xl:gap-x-22">
          {lead && <LeadNote note={lead} heading="h3" />}
          <div>
            {others.map((note) => (
              <SmallNote key={note.id} note={note} heading="h3" />
            ))}
            <section className="border-ink border-t pt-4">
              <h3 className="font-semibold font-text text-sm tracking-normal">{t('brief')}</h3>
              {isSample(letter) && <p className="text-muted text-xs">{t('sample')}</p>}
              <ul className="mt-2 text-muted text-sm">
                {letter.items.map(({ heading }) => (
                  <li key={heading.text} className="py-2">
                    <ContentText {...heading} />
                  </li>
                ))}
              </ul>
              <Link to={letterPath(letter)} className={link}>
                {t('open')}
              </Link>
            </section>
          </div>
        </div>
      </div>
    </section>
  )
}
