import { lazy } from 'react'
import { cardPath } from '~/features/notes/model'
import { getNoteFor } from '~/features/notes/queries.server'
import { useNoteTools } from '~/features/notes/ui/use-note-tools'
import { JsonLd } from '~/features/site/ui/json-ld'
import { PageTitle } from '~/features/site/ui/page-title'
import { useSite } from '~/features/site/ui/use-site'
import { useLanguage } from '~/i18n/language'
import { SkipHydration } from '~/ui/skip-hydration'
import { getCtx } from '~/web/scope.server'
import type { Route } from './+types/note'

export const handle = { cache: { query: {} } }

export const loader = ({ context, params }: Route.LoaderArgs) => getNoteFor(getCtx(context), params.slug)

const NoteArticle = lazy(() => import('~/features/notes/ui/note-article'))
const NoteFoot = lazy(() => import('~/features/notes/ui/note-foot'))

export default function Note({ loaderData: note }: Route.ComponentProps) {
  const { brand, origin } = useSite()
  const locale = useLanguage()
  useNoteTools()
  return (
    <>
      <PageTitle
        title={note.title.text}
        description={note.summary.text}
        type="article"
        image={cardPath(note, locale)}
      />
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
      <SkipHydration key={note.slug} id={`note-${note.slug}`}>
        <NoteArticle note={note} />
        <NoteFoot next={note.next} previous={note.previous} />
      </SkipHydration>
    </>
  )
}
