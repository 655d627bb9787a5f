import { ContentText } from '~/features/content/ui/content-text'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { lettersMessages } from '~/i18n/messages/letters'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { isSample, type ListedLetter, letterPath } from '../model'
import { LetterDate } from './letter-date'

/** Every letter with its week, its title and the question that it ends with. */
export default function Archive({ letters }: { letters: ListedLetter[] }) {
  const t = useTranslations(lettersMessages)
  const { letterRhythm } = useSite()
  return (
    <div className="wrap py-16 md:py-24">
      <p className="eyebrow">{t('name')}</p>
      <h1 className="mt-3 text-[2.625rem] leading-none md:text-[3.875rem]">{t('issues.title')}</h1>
      <p className="mt-6 max-w-[56ch] text-lg text-muted">
        {letters.some(isSample) ? t('issues.none') : t('issues.lead', { rhythm: letterRhythm })}
      </p>
      <ol className="mt-12 border-ink border-t">
        {letters.map((letter) => (
          <li
            key={letter.week}
            className="relative grid gap-x-14 gap-y-1 border-line border-b py-5 md:grid-cols-[13.5rem_1fr]"
          >
            <p className="text-muted text-sm md:pt-2">
              <LetterDate letter={letter} />
            </p>
            <div>
              <h2 className="text-[1.6875rem] leading-[1.15]">
                <Link
                  to={letterPath(letter)}
                  className="after:absolute after:inset-0 hover:underline hover:decoration-1 hover:decoration-prestige hover:underline-offset-6"
                >
                  <ContentText {...letter.title} />
                </Link>
              </h2>
              {letter.question && (
                <p className="mt-1 max-w-[60ch] text-muted">
                  <ContentText {...letter.question} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-10 print:hidden">
        <ButtonLink to="/newsletter">{t('get')}</ButtonLink>
      </p>
    </div>
  )
}
