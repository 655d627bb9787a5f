import { ContentText, Untranslated } from '~/features/content/ui/content-text'
import { getNoteFor } from '~/features/notes/queries.server'
import { NoteMeta } from '~/features/notes/ui/note-meta'
import { SignalsBox } from '~/features/notes/ui/signals-box'
import { JsonLd } from '~/features/site/ui/json-ld'
import { PageTitle } from '~/features/site/ui/page-title'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { notesMessages } from '~/i18n/messages/notes'
import { Link } from '~/ui/link'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/note'

export const handle = { cache: { query: {} } }

export const loader = ({ context, params }: Route.LoaderArgs) => getNoteFor(getCtx(context), params.slug)

export default function Note({ loaderData: note }: Route.ComponentProps) {
  const t = useTranslations(notesMessages)
  const { brand, origin } = useSite()
  return (
    <div className="wrap py-20 md:py-28">
      <PageTitle title={note.title.text} description={note.summary.text} type="article" card="notes" />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: note.title.text,
          description: note.summary.text,
          datePublished: note.date,
          inLanguage: note.language,
          mainEntityOfPage: `${origin}/notes/${note.slug}`,
          author: { '@type': 'Organization', name: brand.product, url: origin },
        }}
      />
      <article>
        <NoteMeta note={note} />
        <h1 className="mt-4 max-w-[20ch] text-4xl">
          <ContentText {...note.title} />
        </h1>
        <p className="mt-6 max-w-[56ch] text-lg text-muted">
          <ContentText {...note.summary} />
        </p>
        <Untranslated among={[note.body]} className="mt-8 block text-prestige text-sm" />
        <div lang={note.body.lang} className="mt-12 grid max-w-[66ch] gap-6 border-line border-t pt-10">
          {note.body.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </article>
      <p className="mt-12">
        <Link to="/notes" className="inline-block py-2 underline decoration-prestige underline-offset-4">
          {t('back')}
        </Link>
      </p>
      <SignalsBox />
    </div>
  )
}
