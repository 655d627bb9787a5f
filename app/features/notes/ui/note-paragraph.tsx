import { Fragment } from 'react'
import type { ResolvedText } from '~/features/content/model'
import { useTranslations } from '~/i18n/language'
import { notesMessages } from '~/i18n/messages/notes'
import { cx } from '~/lib/cx'
import type { ParagraphPart } from '../model'

type Props = { parts: ParagraphPart[]; marginNotes: ResolvedText[]; hasCap: boolean }

/**
 * A paragraph with its margin notes. Each is there twice, and CSS shows one: only a float within the line is level with
 * its mark, and only a block after the paragraph is below it.
 */
export function NoteParagraph({ parts, marginNotes, hasCap }: Props) {
  const first = parts.flatMap((part) => ('mark' in part && part.isFirst ? part.mark : []))
  return (
    <>
      <p className={cx(hasCap && 'drop-cap')}>
        {parts.map((part, index) =>
          'text' in part ? (
            part.text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts are never reordered
            <Fragment key={index}>
              <Mark {...part} place="beside" />
              <Mark {...part} place="below" />
              {part.isFirst && <MarginNote number={part.mark} note={marginNotes[part.mark - 1]} place="beside" />}
            </Fragment>
          ),
        )}
      </p>
      {first.map((number) => (
        <MarginNote key={number} number={number} note={marginNotes[number - 1]} place="below" />
      ))}
    </>
  )
}

type Place = 'beside' | 'below'
const shownWhen = { beside: 'margin-beside', below: 'margin-below' } as const

const noteId = (number: number, place: Place) => `margin-note-${number}-${place}`
const markId = (number: number, place: Place) => `mark-${number}-${place}`

function Mark({ mark, isFirst, place }: { mark: number; isFirst: boolean; place: Place }) {
  const t = useTranslations(notesMessages)
  return (
    <sup className={cx('margin-mark', shownWhen[place])}>
      <a
        id={isFirst ? markId(mark, place) : undefined}
        href={`#${noteId(mark, place)}`}
        aria-label={t('marginNote', { number: String(mark) })}
      >
        {mark}
      </a>
    </sup>
  )
}

function MarginNote({ number, note, place }: { number: number; note: ResolvedText | undefined; place: Place }) {
  const t = useTranslations(notesMessages)
  return (
    <span id={noteId(number, place)} role="note" className={cx('margin-note', shownWhen[place])}>
      <a href={`#${markId(number, place)}`} aria-label={t('backToMark', { number: String(number) })}>
        {number}
      </a>{' '}
      <span lang={note?.lang}>{note?.text}</span>
    </span>
  )
}
