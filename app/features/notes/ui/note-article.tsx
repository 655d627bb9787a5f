import { namesFounder } from '~/brand/brand'
import type { ResolvedText } from '~/features/content/model'
import { ContentText, TitleText, Untranslated } from '~/features/content/ui/content-text'
import { useSite } from '~/features/site/ui/use-site'
import { useFormatter, useTranslations } from '~/i18n/language'
import { notesMessages } from '~/i18n/messages/notes'
import { cx } from '~/lib/cx'
import { Link } from '~/ui/link'
import { Seal } from '~/ui/seal'
import { categoryPath, hasDropCap, type ReadableNote } from '../model'
import { NoteFigure } from './note-figure'

const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** The figure stands after this many paragraphs. */
const paragraphsBeforeFigure = 2

/** A note as it is read: who wrote it and when, the text with its figure, and a sentence of it set large. */
export default function NoteArticle({ note }: { note: ReadableNote }) {
  const { body, pullQuote, figure } = note
  const [begin, rest] = [body.text.slice(0, paragraphsBeforeFigure), body.text.slice(paragraphsBeforeFigure)]
  // Never beside its own sentence.
  const isQuoteFirst = rest.some((paragraph) => pullQuote && paragraph.includes(pullQuote.text.replace(/\.$/, '')))
  return (
    <article className="note wrap grid gap-x-14 pt-10 pb-16 md:pt-12 lg:grid-cols-[minmax(9rem,13.5rem)_minmax(0,37.5rem)_1fr] lg:pb-24">
      <div aria-hidden="true" className="reading-progress" />
      <Head note={note} />
      <Byline note={note} />
      <Row quote={isQuoteFirst ? pullQuote : null} paragraphs={begin} lang={body.lang} hasCap={hasDropCap(body.text)} />
      {figure && <NoteFigure figure={figure} place="note" className="mt-8 mb-7 lg:col-span-2 lg:col-start-2" />}
      {rest.length > 0 && (
        <Row quote={isQuoteFirst ? null : pullQuote} paragraphs={rest} lang={body.lang} isContinued={!figure} />
      )}
    </article>
  )
}

function Head({ note }: { note: ReadableNote }) {
  return (
    <div className="lg:col-span-2 lg:col-start-2">
      {note.category && (
        <Link
          to={categoryPath(note.category)}
          lang={note.category.lang}
          className="eyebrow inline-flex min-h-11 items-center hover:underline hover:underline-offset-4"
        >
          {note.category.text}
        </Link>
      )}
      <h1 className="mt-1 max-w-[55rem] text-[2.625rem] leading-[1.02] md:text-[4rem]">
        <TitleText {...note.title} />
      </h1>
      <p className="mt-4 max-w-[51rem] font-reading text-[1.25rem] text-muted leading-[1.42] md:text-[1.375rem]">
        <ContentText {...note.summary} />
      </p>
      <Untranslated among={[note.body]} className="mt-6 block text-prestige text-sm" />
    </div>
  )
}

function Byline({ note }: { note: ReadableNote }) {
  const t = useTranslations(notesMessages)
  const format = useFormatter()
  const { brand } = useSite()
  const author = namesFounder(brand) ? brand.founder : t('partners', { product: brand.product })
  return (
    <div className="note-byline text-muted text-sm max-lg:mt-6 max-lg:flex max-lg:items-center max-lg:gap-4 lg:col-start-1 lg:row-start-1 lg:self-end">
      <Seal className="size-14! lg:mb-3 lg:size-18! print:hidden" />
      <div>
        <p className="font-semibold text-ink">{t('by', { author })}</p>
        <p>
          <time dateTime={note.date}>{format.dateTime(new Date(note.date), day)}</time>
          {note.isArchived && <span className="lg:block"> {t('archived')}</span>}
        </p>
        {note.readTime && <p>{t('minutes', { minutes: String(note.readTime) })}</p>}
      </div>
    </div>
  )
}

type RowProps = {
  quote: ResolvedText | null
  paragraphs: string[]
  lang: string | undefined
  hasCap?: boolean
  /** It goes on directly after the paragraphs before it. */
  isContinued?: boolean
}

/** Paragraphs, with the pull quote in the left column or, where there is none, above them. */
function Row({ quote, paragraphs, lang, hasCap = false, isContinued = false }: RowProps) {
  return (
    <div className={cx('grid grid-cols-subgrid items-start lg:col-span-3', isContinued ? 'mt-3.5' : 'mt-8')}>
      {quote && (
        <blockquote
          lang={quote.lang}
          className="mb-6 text-balance border-prestige border-t pt-3.5 font-display text-[1.875rem] italic leading-[1.08] tracking-[-0.02em] lg:col-start-1 lg:row-start-1 lg:text-[2.125rem] print:hidden"
        >
          {quote.text}
        </blockquote>
      )}
      <div
        lang={lang}
        className="note-body grid max-w-[37.5rem] gap-3.5 font-reading text-[1.125rem] leading-[1.56] lg:col-start-2 lg:row-start-1 lg:text-[1.21875rem] lg:leading-[1.49]"
      >
        {paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={hasCap && index === 0 ? 'drop-cap' : undefined}>
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  )
}
