import type { ReactNode } from 'react'
import { ContentText, TitleText, Untranslated } from '~/features/content/ui/content-text'
import { useTranslations } from '~/i18n/language'
import { lettersMessages } from '~/i18n/messages/letters'
import { cx } from '~/lib/cx'
import { Mark } from '~/ui/mark'
import { type Letter, type LetterItem, textsOf } from '../model'
import { LetterDate } from './letter-date'

type Props = {
  letter: Letter
  /** The level of the items' headings. */
  heading: 'h2' | 'h3'
  /** Above the opening. */
  title?: ReactNode
  /** On a phone all items but the first have only their headings. */
  isShortOnPhone?: boolean
  children?: ReactNode
}

/** A letter on paper: who sends it and when, its opening, its items, and the question to raise. */
export function LetterSheet({ letter, heading, title, isShortOnPhone = false, children }: Props) {
  const t = useTranslations(lettersMessages)
  return (
    <article className="paper letter px-5.5 pt-6 pb-6 font-reading sm:px-10 md:px-16 md:pt-11 md:pb-9">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-ink border-b pb-4.5">
        <Mark className="h-6" />
        <p className="font-display text-[1.45rem] leading-none tracking-[-0.025em] md:text-[1.875rem]">{t('name')}</p>
        <p className="font-text text-muted text-xs max-sm:w-full sm:ml-auto">
          <LetterDate letter={letter} />
        </p>
      </header>
      {title}
      {letter.opening && (
        <p className="pt-4 text-[1.0625rem] leading-[1.5] md:pt-5.5 md:text-[1.125rem] md:leading-[1.56]">
          <ContentText {...letter.opening} />
        </p>
      )}
      <ol className="pt-1.5">
        {letter.items.map((item, index) => (
          <Item
            key={item.heading.text}
            item={item}
            number={index + 1}
            heading={heading}
            isShort={isShortOnPhone && index > 0}
          />
        ))}
      </ol>
      {letter.question && (
        <div className="mt-6.5 border-line border-t pt-5">
          <p className="eyebrow font-text text-[0.75rem]">{t('question')}</p>
          <p className="mt-1.5 text-balance font-display text-[1.625rem] italic leading-[1.15] tracking-[-0.02em] md:text-[2.0625rem]">
            <TitleText {...letter.question} />
          </p>
        </div>
      )}
      <Untranslated among={textsOf(letter)} className="mt-4 block font-text text-prestige text-sm" />
      {children}
    </article>
  )
}

type ItemProps = { item: LetterItem; number: number; heading: Props['heading']; isShort: boolean }

function Item({ item: { heading, text, plan }, number, heading: Heading, isShort }: ItemProps) {
  const t = useTranslations(lettersMessages)
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] pt-4 md:grid-cols-[2.125rem_minmax(0,1fr)]">
      <span aria-hidden="true" className="font-display text-[1.375rem] text-prestige leading-[1.18]">
        {number}
      </span>
      <div>
        <Heading className="font-reading text-[1.25rem] leading-[1.2] tracking-[-0.012em] md:text-[1.375rem]">
          <ContentText {...heading} />
        </Heading>
        {(text || plan) && (
          <p className={cx('mt-1 text-[1rem] leading-[1.5] md:text-[1.0625rem]', isShort && 'max-md:hidden')}>
            {text && <ContentText {...text} />}{' '}
            {plan && (
              <>
                <i className="whitespace-nowrap font-display text-[1.09em] text-prestige">{t('plan')}</i>{' '}
                <ContentText {...plan} />
              </>
            )}
          </p>
        )}
      </div>
    </li>
  )
}
