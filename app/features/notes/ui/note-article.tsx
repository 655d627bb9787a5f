import type { ReactNode } from 'react'
import { namesFounder } from '~/brand/brand'
import type { ResolvedText } from '~/features/content/model'
import { ContentText, TitleText, Untranslated } from '~/features/content/ui/content-text'
import { useSite } from '~/features/site/ui/use-site'
import { useFormatter, useTranslations } from '~/i18n/language'
import { notesMessages } from '~/i18n/messages/notes'
import { cx } from '~/lib/cx'
import { Link } from '~/ui/link'
import { Seal } from '~/ui/seal'
import { categoryPath, hasDropCap, isInParagraphs, type ReadableNote, splitAtMarks } from '../model'
import { NoteFigure } from './note-figure'
import { NoteParagraph } from './note-paragraph'
import { NoteTools } from './note-tools'

const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** The figure stands after this many paragraphs. */
const paragraphsBeforeFigure = 2

/** A note as it is read: who wrote it and when, the text with its figure, and a sentence of it set large. */
export default function NoteArticle({ note }: { note: ReadableNote }) {
  const { body, pullQuote, figure, marginNotes } = note
  const paragraphs = splitAtMarks(body.text, marginNotes.length).map((parts, index) => (
    <NoteParagraph
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be equal, and are never reordered
      key={index}
      parts={parts}
      marginNotes={marginNotes}
      hasCap={index === 0 && hasDropCap(body.text)}
    />
  ))
  const rest = paragraphs.slice(paragraphsBeforeFigure)
  const quote = pullQuote && <PullQuote {...pullQuote} />
  // Never beside its own sentence.
  const isQuoteFirst = pullQuote !== null && isInParagraphs(pullQuote.text, body.text.slice(paragraphsBeforeFigure))
  return (
    <article className="note wrap grid gap-x-14 pt-10 pb-16 md:pt-12 lg:grid-cols-[minmax(9rem,13.5rem)_minmax(0,37.5rem)_1fr] lg:pb-24">
      <div aria-hidden="true" className="reading-progress" />
      <Head note={note} />
      <Byline note={note} />
      <Row
        lang={body.lang}
        beside={
          <>
            <NoteTools />
            {isQuoteFirst && quote}
          </>
        }
      >
        {paragraphs.slice(0, paragraphsBeforeFigure)}
      </Row>
      {figure && <NoteFigure figure={figure} place="note" className="mt-8 mb-7 lg:col-span-2 lg:col-start-2" />}
      {rest.length > 0 && (
        <Row lang={body.lang} isContinued={!figure} beside={!isQuoteFirst && quote}>
          {rest}
        </Row>
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
        <p className="mt-2 hidden text-xs print:block">{t('forward')}</p>
      </div>
    </div>
  )
}

type RowProps = {
  /** In the left column or, where there is none, above the text. */
  beside: ReactNode
  lang: string | undefined
  /** It goes on directly after the paragraphs before it. */
  isContinued?: boolean
  children: ReactNode
}

/** Paragraphs, and what stands beside them. */
const Row = ({ beside, lang, isContinued = false, children }: RowProps) => (
  <div className={cx('grid grid-cols-subgrid items-start lg:col-span-3', isContinued ? 'mt-3.5' : 'mt-8')}>
    <div className="lg:col-start-1 lg:row-start-1">{beside}</div>
    <div
      lang={lang}
      className="note-body flow-root max-w-[34.5rem] lg:max-w-[37.5rem] font-reading text-[1.125rem] leading-[1.56] lg:col-start-2 lg:row-start-1 lg:text-[1.21875rem] lg:leading-[1.49]"
    >
      {children}
    </div>
  </div>
)

const PullQuote = ({ text, lang }: ResolvedText) => (
  <blockquote
    lang={lang}
    className="mb-6 max-w-[34.5rem] text-balance border-prestige border-t pt-3.5 font-display text-[1.875rem] italic leading-[1.08] tracking-[-0.02em] lg:mb-0 lg:text-[2.125rem] print:hidden"
  >
    {text}
  </blockquote>
)
