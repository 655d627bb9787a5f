import { useTranslations } from '~/i18n/language'
import { lettersMessages } from '~/i18n/messages/letters'
import { isSample, type Letter } from '../model'
import { LetterSheet } from './letter-sheet'
import { OpenLetter } from './open-letter'

/** How many items are above the fold. */
const maxItems = 3

/** A letter cropped by a fold, which opens to the whole. The section around it cuts the folded part. */
export default function FoldedLetter({ letter }: { letter: Letter }) {
  const t = useTranslations(lettersMessages)
  return (
    <div>
      {isSample(letter) && <p className="mb-2.5 text-muted text-xs md:text-right">{t('sample')}</p>}
      <LetterSheet letter={{ ...letter, items: letter.items.slice(0, maxItems) }} heading="h3" isShortOnPhone />
      <div className="comes-into-view group relative h-38 print:hidden">
        <div className="opens-once paper absolute inset-x-0 top-0 h-65 origin-top border-paper-edge border-t bg-paper-shade! px-5.5 pt-5 font-reading transition-transform duration-200 [transform:perspective(2200px)_rotateX(-30deg)] group-focus-within:[transform:perspective(2200px)_rotateX(-18deg)] group-hover:[transform:perspective(2200px)_rotateX(-18deg)] sm:px-10 md:px-16 md:pt-7">
          <p className="text-[1rem] leading-[1.5] md:text-[1.125rem]">{t('forward')}</p>
          <OpenLetter letter={letter} />
        </div>
      </div>
    </div>
  )
}
