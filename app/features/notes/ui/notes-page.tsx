import { lazy } from 'react'
import { ContentText } from '~/features/content/ui/content-text'
import { PageTitle } from '~/features/site/ui/page-title'
import { useSite } from '~/features/site/ui/use-site'
import { useLanguage, useTranslations } from '~/i18n/language'
import { notesMessages } from '~/i18n/messages/notes'
import { SkipHydration } from '~/ui/skip-hydration'
import { feedPath, type ListedNote, type NoteCategory } from '../model'
import { SignalsBox } from './signals-box'

const NotesList = lazy(() => import('./notes-list'))

type Props = { notes: ListedNote[]; categories: NoteCategory[]; category: NoteCategory | null }

/** All notes, or those of one category. */
export function NotesPage({ notes, categories, category }: Props) {
  const t = useTranslations(notesMessages)
  const { brand } = useSite()
  const feed = feedPath(useLanguage())
  const product = { product: brand.product }
  const title = t('title', product)
  return (
    <div className="wrap py-16 md:py-24">
      <PageTitle
        title={category ? `${category.text} · ${title}` : title}
        description={category ? t('categoryDescription', { ...product, category: category.text }) : t('description')}
        card="notes"
      />
      <link rel="alternate" type="application/rss+xml" title={t('feed')} href={feed} />
      <p className="eyebrow">{category ? title : t('eyebrow')}</p>
      <h1 className="mt-4 text-4xl">{category ? <ContentText {...category} /> : title}</h1>
      <p className="mt-6 max-w-[56ch] text-lg text-muted">{t('lead')}</p>
      <SkipHydration key={category?.key ?? 'all'} id={category ? `notes-${category.key}` : 'notes-all'}>
        <NotesList notes={notes} categories={categories} current={category} />
      </SkipHydration>
      <p className="mt-10 text-sm print:hidden">
        <a
          href={feed}
          className="inline-flex min-h-11 items-center text-muted underline underline-offset-4 hover:text-ink"
        >
          {t('feed')}
        </a>
      </p>
      <SignalsBox />
    </div>
  )
}
