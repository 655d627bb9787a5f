import { useFormatter, useTranslations } from '~/i18n/language'
import { lettersMessages } from '~/i18n/messages/letters'
import { isSample, type ListedLetter } from '../model'

const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** The week of a letter; the sample has none. */
export function LetterDate({ letter }: { letter: Pick<ListedLetter, 'week'> }) {
  const t = useTranslations(lettersMessages)
  const format = useFormatter()
  if (isSample(letter)) return t('sampleShort')
  return <time dateTime={letter.week}>{t('week', { date: format.dateTime(new Date(letter.week), day) })}</time>
}
