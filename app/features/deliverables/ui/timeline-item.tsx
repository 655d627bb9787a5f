import { ContentText } from '~/features/content/ui/content-text'
import { FileLink } from '~/features/insights/ui/file-link'
import { useDates } from '~/features/members/ui/use-dates'
import { useTranslations } from '~/i18n/language'
import { deliverablesMessages } from '~/i18n/messages/deliverables'
import { cx } from '~/lib/cx'
import { type Deliverable, waitsForAcceptance } from '../model'
import { todayOf } from '../model/rows'
import { AcceptButton } from './accept-button'
import { StateRing } from './state-ring'

type Props = {
  deliverable: Deliverable
  next: Deliverable | undefined
  /** How far today is between this one and the next, in percent; null when it is elsewhere. */
  today: number | null
}

const tones = { complete: 'text-success', pending: 'text-prestige', upcoming: 'text-muted', 'not-done': 'text-muted' }

export function TimelineItem({ deliverable, next, today }: Props) {
  const { title, text, state, accepted, files } = deliverable
  const t = useTranslations(deliverablesMessages)
  return (
    <li className="timeline-item">
      <DueDate deliverable={deliverable} />
      <div className="timeline-ring">
        <StateRing state={state} />
        {next && (
          <span
            aria-hidden="true"
            className={cx(
              'timeline-line',
              state === 'complete' && next.state === 'complete' ? 'bg-success/60' : 'bg-line',
            )}
          >
            {today !== null && <TodayMark share={today} />}
          </span>
        )}
      </div>
      <div className="timeline-body">
        <h3 className="font-semibold font-text text-sm tracking-normal wrap-anywhere">
          <ContentText {...title} />
        </h3>
        <p className="text-muted text-xs">
          <Who {...deliverable} />
        </p>
        <p className="text-xs">
          <span className={tones[state]}>{t(`states.${state}`)}</span>
          <TimeLeft {...deliverable} />
          {waitsForAcceptance(deliverable) && <span className="text-prestige">, {t('waits')}</span>}
        </p>
        {accepted && <p className="text-muted text-xs">{t('accepted', { name: accepted.name })}</p>}
        <p className="mt-1 max-w-[44ch] text-muted text-xs">
          <ContentText {...text} />
        </p>
        {files.length > 0 && (
          <ul className="mt-1 text-sm">
            {files.map(({ id, fileName, ...file }) => (
              <li key={id}>
                <FileLink {...file} fileName={fileName} title={{ text: fileName }} />
              </li>
            ))}
          </ul>
        )}
        {deliverable.needsAcceptance && <AcceptButton deliverable={deliverable} />}
      </div>
    </li>
  )
}

/** With its year when it is another one than this. */
function DueDate({ deliverable: { dueOn, daysLeft, state } }: Pick<Props, 'deliverable'>) {
  const { shortDay } = useDates()
  return (
    <time
      dateTime={dueOn}
      suppressHydrationWarning
      className={cx('text-xs tabular-nums', state === 'pending' ? 'text-ink' : 'text-muted')}
    >
      {shortDay(dueOn, todayOf({ dueOn, daysLeft }))}
    </time>
  )
}

function Who({ side, owner }: Pick<Deliverable, 'side' | 'owner'>) {
  const t = useTranslations(deliverablesMessages)
  if (side === 'partner') return t('you')
  if (side === 'both') return owner ? t('both', { name: owner }) : t('bothTeam')
  return owner ?? t('team')
}

/** How long there is for what is pending, or by how much it is late. */
function TimeLeft({ state, daysLeft }: Pick<Deliverable, 'state' | 'daysLeft'>) {
  const t = useTranslations(deliverablesMessages)
  if (state === 'complete' || state === 'not-done' || (state === 'upcoming' && daysLeft >= 0)) return null
  return (
    <span className={cx('ml-1.5 tabular-nums', daysLeft < 0 ? 'text-danger' : 'text-muted')}>
      {daysLeft < 0 ? t('late', { days: -daysLeft }) : t('left', { days: daysLeft })}
    </span>
  )
}

/** On the line between two items; the list of a narrow screen has words alone. */
function TodayMark({ share }: { share: number }) {
  const t = useTranslations(deliverablesMessages)
  return (
    <svg aria-hidden="true" className="absolute inset-x-0 -top-1.5 hidden h-3 w-full overflow-visible lg:block">
      <line x1={`${share}%`} x2={`${share}%`} y1="0" y2="100%" className="stroke-action" />
      <text x={`${share}%`} y="-4" textAnchor="middle" className="fill-action text-xs">
        {t('today')}
      </text>
    </svg>
  )
}
