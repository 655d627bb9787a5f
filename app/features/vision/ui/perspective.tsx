import { Quote } from 'lucide'
import { useFormatter, useTranslations } from '~/i18n/language'
import { visionMessages } from '~/i18n/messages/vision'
import { Icon } from '~/ui/icon'
import { perspectiveDate } from '../model'

const quotes = ['first', 'second', 'third'] as const

/** Current quotes. On hover a quote shows a decorative mark; it is no link. */
export function Perspective() {
  const t = useTranslations(visionMessages)
  const format = useFormatter()
  const month = format.dateTime(new Date(`${perspectiveDate}-15T12:00:00Z`), { month: 'long', year: 'numeric' })
  return (
    <section className="fade-in fade-perspective mt-16 md:mt-20">
      <h2 className="eyebrow font-text!">
        {t('perspective')}
        {/* The dot stays on the line of the word before it. */}
        {'\u00a0· '}
        <time dateTime={perspectiveDate}>{month}</time>
      </h2>
      <ul className="mt-5 grid gap-3">
        {quotes.map((quote) => (
          <li key={quote} className="group relative mx-auto w-fit px-8 py-1.5 text-balance font-display text-xl italic">
            <Icon
              icon={Quote}
              className="absolute top-2.5 left-0 size-4.5 text-prestige opacity-0 transition-opacity duration-200 group-hover:opacity-100"
            />
            {t(`quotes.${quote}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
