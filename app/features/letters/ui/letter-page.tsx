import { namesFounder } from '~/brand/brand'
import { ContentText, TitleText } from '~/features/content/ui/content-text'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { lettersMessages } from '~/i18n/messages/letters'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { isSample, type Letter, type ListedLetter, letterPath } from '../model'
import { LetterSheet } from './letter-sheet'
import Shelf from './shelf'

/** One letter in full, signed, with its neighbours and the shelf that it belongs to. */
export default function LetterPage({ letter, letters }: { letter: Letter; letters: ListedLetter[] }) {
  const t = useTranslations(lettersMessages)
  const { brand } = useSite()
  const founder = namesFounder(brand) ? brand.founder : t('partners', { product: brand.product })
  const index = letters.findIndex(({ week }) => week === letter.week)
  return (
    <>
      <div className="wrap grid gap-x-14 gap-y-8 py-10 md:py-14 lg:grid-cols-[13.5rem_minmax(0,42rem)]">
        <nav aria-label={t('past')} className="text-sm max-lg:order-2 lg:pt-11 print:hidden">
          <p>
            <Link
              to="/newsletter/issues"
              className="inline-flex min-h-11 items-center underline decoration-prestige underline-offset-4"
            >
              {t('all')}
            </Link>
          </p>
          <Neighbour label={t('issue.newer')} letter={letters[index - 1]} />
          <Neighbour label={t('issue.older')} letter={letters[index + 1]} />
          <p className="mt-6">
            <ButtonLink to="/newsletter" variant="outline" size="sm">
              {t('get')}
            </ButtonLink>
          </p>
        </nav>
        <div>
          {isSample(letter) && <p className="mb-2.5 text-muted text-xs">{t('sample')}</p>}
          <LetterSheet
            letter={letter}
            heading="h2"
            title={
              <h1 className="pt-6 text-[2.25rem] leading-[1.04] md:text-[2.875rem]">
                <TitleText {...letter.title} />
              </h1>
            }
          >
            <div className="mt-6.5 border-line border-t pt-5 text-[1.0625rem] leading-[1.5]">
              <p>{t('forward')}</p>
              <p className="mt-3 font-display text-[1.375rem] text-prestige italic">{t('sign', { founder })}</p>
            </div>
          </LetterSheet>
        </div>
      </div>
      {letters.length > 1 && <Shelf letters={letters} current={letter.week} />}
    </>
  )
}

function Neighbour({ label, letter }: { label: string; letter: ListedLetter | undefined }) {
  return (
    letter && (
      <Link to={letterPath(letter)} className="group mt-4 block">
        <span className="text-muted text-xs">{label}</span>
        <span className="block font-display text-xl group-hover:underline group-hover:decoration-prestige group-hover:underline-offset-4">
          <ContentText {...letter.title} />
        </span>
      </Link>
    )
  )
}
