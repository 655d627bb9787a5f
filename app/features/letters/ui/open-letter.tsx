import { useTranslations } from '~/i18n/language'
import { lettersMessages } from '~/i18n/messages/letters'
import { Link } from '~/ui/link'
import { type Letter, letterPath } from '../model'

export function OpenLetter({ letter }: { letter: Letter }) {
  const t = useTranslations(lettersMessages)
  return (
    <Link
      to={letterPath(letter)}
      className="inline-flex min-h-11 items-center font-semibold font-text text-action text-sm underline decoration-action/40 underline-offset-4 hover:decoration-current print:hidden"
    >
      {t('open')}
      <span className="sr-only">{t('openTitle', { title: letter.title.text })}</span>
    </Link>
  )
}
