import { newThreadPage } from '~/features/dialogue/model'
import { useDates } from '~/features/members/ui/use-dates'
import { useTranslations } from '~/i18n/language'
import { introductionsMessages } from '~/i18n/messages/introductions'
import { cx } from '~/lib/cx'
import { Link } from '~/ui/link'
import type { Introduction, OwnIntroductions } from '../model'
import { type IntroductionDays, isNearEnd } from '../model/days'
import { Bridge } from './bridge'

type Props = {
  introductions: OwnIntroductions
  /** The anchor, on a page that has one of them. */
  id?: string
}

const link = 'inline-flex min-h-11 items-center text-sm underline underline-offset-4'

/** Whom the partner was introduced to, how many more are promised, and for how long. */
export function WarmIntroductions({ introductions: { introductions, ...promised }, id }: Props) {
  const t = useTranslations(introductionsMessages)
  const { engagementId, atMost, days, isOpen, today } = promised
  const made = introductions.length
  return (
    // Without a name: a role page has one for each engagement.
    <section id={id} className="max-w-3xl scroll-mt-24">
      <div className="flex min-h-7 flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-line border-b pb-2.5">
        <h2 className="text-xl">{t('title')}</h2>
        <p className="font-display text-xl tabular-nums tracking-tight">{t('count', { made, atMost })}</p>
      </div>
      <div className="mt-4 grid max-w-80 gap-2">
        <Bridge atMost={atMost} days={days} made={made} />
        {days && <DaysLine days={days} today={today} isDone={made >= atMost} />}
      </div>
      {made === 0 && (
        <div className="py-5">
          <p className="font-display text-xl tracking-tight">{t('none')}</p>
          <p className="mt-1 max-w-[60ch] text-muted">{t('noneText', { count: atMost })}</p>
        </div>
      )}
      {made > 0 && (
        <ul className="mt-3">
          {introductions.map((introduction) => (
            <Row key={introduction.id} introduction={introduction} today={today} />
          ))}
        </ul>
      )}
      {isOpen && (
        <p className="flex flex-wrap items-center gap-x-4 text-muted text-sm">
          {made > 0 && <span>{t('left', { count: atMost - made })}</span>}
          <Link
            to={newThreadPage({ kind: 'engagement', id: engagementId }, 'introduction')}
            className={cx(link, 'text-ink')}
          >
            {t('ask')}
          </Link>
        </p>
      )}
    </section>
  )
}

/** The first and the last day, with what is left between them. */
function DaysLine({ days, isDone, today }: { days: IntroductionDays; isDone: boolean; today: string }) {
  const t = useTranslations(introductionsMessages, 'days')
  const { shortDay } = useDates()
  const { phase, left, total, from, until } = days
  const isOpen = !isDone && phase === 'within'
  return (
    <p className="grid grid-cols-2 gap-y-1 text-muted text-xs tabular-nums" suppressHydrationWarning>
      <time dateTime={from}>{shortDay(from, today)}</time>{' '}
      <time dateTime={until} className="text-right">
        {shortDay(until, today)}
      </time>{' '}
      <span className={cx('col-span-2', isOpen && (isNearEnd(days) ? 'font-semibold text-prestige' : 'text-ink'))}>
        {phase === 'within' && left === 0 ? t('last', { total }) : t(phase, { left, total })}
      </span>
    </p>
  )
}

function Row({ introduction, today }: { introduction: Introduction; today: string }) {
  const t = useTranslations(introductionsMessages)
  const { shortDay } = useDates()
  const { id, personName, personRole, organisationName, introducedOn, metOn, note } = introduction
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-soft border-b py-2.5">
      <div className="min-w-0 text-sm">
        <p className="font-semibold wrap-anywhere">{personName}</p>
        <p className="text-muted wrap-anywhere">{[personRole, organisationName].filter(Boolean).join(', ')}</p>
        {note && <p className="mt-1 max-w-[60ch] whitespace-pre-line wrap-anywhere">{note}</p>}
        <Link
          to={newThreadPage({ kind: 'introduction', id })}
          aria-label={t('writeAbout', { person: personName })}
          className={link}
        >
          {t('write')}
        </Link>
      </div>
      <p className="max-w-36 text-right text-xs tabular-nums" suppressHydrationWarning>
        {metOn ? (
          <span className="text-success">{t('met', { date: shortDay(metOn, today) })}</span>
        ) : (
          <>
            {t('introduced', { date: shortDay(introducedOn, today) })}
            <span className="block text-muted">{t('notMet')}</span>
          </>
        )}
      </p>
    </li>
  )
}
