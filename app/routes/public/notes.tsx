import { ContentText } from '~/features/content/ui/content-text'
import { feedPath } from '~/features/notes/model'
import { listNotesFor } from '~/features/notes/queries.server'
import { NoteMeta } from '~/features/notes/ui/note-meta'
import { SignalsBox } from '~/features/notes/ui/signals-box'
import { PageTitle } from '~/features/site/ui/page-title'
import { useSite } from '~/features/site/ui/use-site'
import { useLanguage, useTranslations } from '~/i18n/language'
import { notesMessages } from '~/i18n/messages/notes'
import { buttonClass } from '~/ui/button'
import { Link } from '~/ui/link'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/notes'

export const handle = { cache: { query: {} } }

export const loader = ({ context }: Route.LoaderArgs) => listNotesFor(getCtx(context))

export default function Notes({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(notesMessages)
  const { brand } = useSite()
  const feed = feedPath(useLanguage())
  return (
    <div className="wrap py-20 md:py-28">
      <PageTitle title={t('title', { product: brand.product })} description={t('description')} card="notes" />
      <link rel="alternate" type="application/rss+xml" title={t('feed')} href={feed} />
      <p className="eyebrow">{t('eyebrow')}</p>
      <h1 className="mt-4 text-4xl">{t('title', { product: brand.product })}</h1>
      <p className="mt-6 max-w-[56ch] text-lg text-muted">{t('lead')}</p>
      <ol className="mt-16">
        {loaderData.map((note) => (
          <li
            key={note.id}
            className="grid gap-x-16 gap-y-4 border-line border-t py-10 last:border-b md:grid-cols-[3fr_7fr]"
          >
            <NoteMeta note={note} />
            <article>
              <h2 className="text-2xl">
                <Link
                  to={`/notes/${note.slug}`}
                  className="hover:underline hover:decoration-prestige hover:underline-offset-6"
                >
                  <ContentText {...note.title} />
                </Link>
              </h2>
              <p className="mt-3 max-w-[62ch] text-muted">
                <ContentText {...note.summary} />
              </p>
              <Link to={`/notes/${note.slug}`} className={buttonClass({ variant: 'link' })}>
                {t('readMore')}
                <span className="sr-only">
                  : <ContentText {...note.title} />
                </span>
              </Link>
            </article>
          </li>
        ))}
      </ol>
      <p className="mt-6 text-sm">
        <a href={feed} className="inline-block py-2 text-muted underline underline-offset-4 hover:text-ink">
          {t('feed')}
        </a>
      </p>
      <SignalsBox />
    </div>
  )
}
