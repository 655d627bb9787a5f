import { useTranslations } from '~/i18n/language'
import { lettersMessages } from '~/i18n/messages/letters'
import { isSample, type Letter } from '../model'
import { LetterSheet } from './letter-sheet'
import { OpenLetter } from './open-letter'

/** The newest letter, as it stands behind the shelf. */
export default function NewsletterLetter({ letter }: { letter: Letter }) {
  const t = useTranslations(lettersMessages)
  return (
    <>
      {isSample(letter) && <p className="mb-2.5 text-muted text-xs md:text-right">{t('sample')}</p>}
      <LetterSheet letter={letter} heading="h2" isShortOnPhone>
        <p className="mt-2">
          <OpenLetter letter={letter} />
        </p>
      </LetterSheet>
    </>
  )
}
