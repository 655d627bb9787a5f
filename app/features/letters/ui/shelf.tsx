import { ContentText } from '~/features/content/ui/content-text'
import { useFormatter, useTranslations } from '~/i18n/language'
import { lettersMessages } from '~/i18n/messages/letters'
import { cx } from '~/lib/cx'
import { Link } from '~/ui/link'
import { type ListedLetter, letterPath } from '../model'

/** Half a year. The archive has all. */
const maxSpines = 26

/** From the shortest letters to the longest: up to this many words, this wide. */
const widths: [words: number, className: string][] = [
  [90, 'lg:w-11'],
  [130, 'lg:w-14'],
  [200, 'lg:w-17'],
]
const widest = 'lg:w-20'

const shortDay = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const

type Props = { letters: ListedLetter[]; current: string }

/** Past letters as the spines of a shelf; on narrow screens a dated list. */
export default function Shelf({ letters, current }: Props) {
  const t = useTranslations(lettersMessages)
  return (
    <nav aria-labelledby="shelf" className="relative border-line border-t bg-surface print:hidden">
      <div className="wrap flex flex-wrap items-baseline gap-x-5 gap-y-1 pt-3 lg:pb-5">
        <h2 id="shelf" className="font-medium font-text text-sm tracking-normal">
          {t('past')}
        </h2>
        <p className="text-muted text-sm max-lg:hidden">{t('spines')}</p>
        <Link
          to="/newsletter/issues"
          className="ml-auto inline-flex min-h-11 items-center text-muted text-sm underline underline-offset-4 hover:text-ink"
        >
          {t('all')}
        </Link>
      </div>
      <div className="lg:overflow-x-auto lg:overflow-y-hidden lg:pt-3 lg:[scrollbar-width:none]">
        <ol className="max-lg:wrap max-lg:pb-16 lg:flex lg:w-max lg:items-end lg:pr-12 lg:pl-[max(3rem,calc(50vw-37rem))]">
          {letters.slice(0, maxSpines).map((letter, index) => (
            <Spine key={letter.week} letter={letter} isNewest={index === 0} isCurrent={letter.week === current} />
          ))}
        </ol>
      </div>
    </nav>
  )
}

type SpineProps = { letter: ListedLetter; isNewest: boolean; isCurrent: boolean }

function Spine({ letter, isNewest, isCurrent }: SpineProps) {
  const format = useFormatter()
  return (
    <li className="max-lg:border-line max-lg:border-t lg:-ml-px lg:shrink-0">
      <Link
        to={letterPath(letter)}
        aria-current={isCurrent ? 'page' : undefined}
        className={cx(
          'flex gap-4 lg:gap-3 max-lg:min-h-11 max-lg:items-baseline max-lg:py-3 max-lg:hover:text-action',
          'lg:h-53 lg:rotate-180 lg:items-center lg:overflow-hidden lg:border lg:border-b-0 lg:border-line lg:pt-3.5 lg:pb-3 lg:text-xs lg:[writing-mode:vertical-rl]',
          'lg:transition-[height] lg:duration-150 lg:hover:h-56 lg:focus-visible:h-56 lg:focus-visible:-outline-offset-3',
          widths.find(([words]) => letter.words <= words)?.[1] ?? widest,
          isNewest ? 'lg:border-transparent lg:bg-prestige lg:text-on-prestige' : 'lg:bg-band lg:hover:paper',
          isCurrent && 'max-lg:text-prestige lg:h-56',
        )}
      >
        <span
          className={cx(
            'shrink-0 max-lg:w-18 max-lg:text-muted max-lg:text-sm lg:order-2',
            !isNewest && 'lg:opacity-75',
          )}
        >
          <time dateTime={letter.week}>{format.dateTime(new Date(letter.week), shortDay)}</time>
        </span>
        <span className="min-w-0 wrap-anywhere lg:order-1 lg:flex-1 lg:truncate lg:text-right">
          <ContentText {...letter.title} />
        </span>
      </Link>
    </li>
  )
}
