import { ContentText } from '~/features/content/ui/content-text'
import { useFormatter, useTranslations } from '~/i18n/language'
import { homeSectionsMessages } from '~/i18n/messages/home-sections'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import type { HomeContent } from '../model'
import { SplitSection } from './split-section'

const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

export function LatestSection({ note, brief }: Pick<HomeContent, 'note' | 'brief'>) {
  const t = useTranslations(homeSectionsMessages, 'latest')
  const format = useFormatter()
  return (
    <SplitSection
      id="latest"
      eyebrow={t('eyebrow')}
      title={t('title')}
      lead={t('text')}
      contentTexts={[note?.title ?? null, ...(brief?.items ?? [])]}
      raised
    >
      <div className="grid gap-8">
        {note && (
          <article className="border-line border-t pt-6">
            <p className="text-prestige text-sm">
              <time dateTime={note.date}>{format.dateTime(new Date(note.date), day)}</time>
            </p>
            <h3 className="mt-2 text-2xl">
              <Link
                to={`/notes/${note.slug}`}
                className="underline decoration-line underline-offset-6 hover:decoration-prestige"
              >
                <ContentText {...note.title} />
              </Link>
            </h3>
            <p className="mt-3 max-w-[60ch] text-muted">
              <ContentText {...note.summary} />
            </p>
          </article>
        )}
        {brief && (
          <section className="border-line border-t pt-6">
            <h3 className="text-xl">{t('brief')}</h3>
            <ul className="mt-3 grid gap-2 text-muted">
              {brief.items.map((item) => (
                <li key={item.text}>
                  <ContentText {...item} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <p>
          <ButtonLink to="/notes" variant="outline">
            {t('all')}
          </ButtonLink>
        </p>
      </div>
    </SplitSection>
  )
}
