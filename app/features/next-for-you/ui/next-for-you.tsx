import { CalendarCheck, CalendarClock, FileDown, FileText } from 'lucide'
import { type ReactNode, useId } from 'react'
import { ContentText } from '~/features/content/ui/content-text'
import { eventAddress } from '~/features/events/model'
import { useFormatter, useTranslations } from '~/i18n/language'
import { eventsMessages } from '~/i18n/messages/events'
import { workspaceMessages } from '~/i18n/messages/workspace'
import { cx } from '~/lib/cx'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { type MemberCardsData, type NextStep, nextSteps } from '../model'

const icons = { answer: CalendarClock, attending: CalendarCheck, file: FileDown, note: FileText }

type Props = { cards: MemberCardsData; className?: string }

/** What comes next for a member, each line with a link to where it is done. */
export function NextForYou({ cards, className }: Props) {
  const t = useTranslations(workspaceMessages, 'next')
  const unavailable = useTranslations(eventsMessages)('unavailable')
  const titleId = useId()
  const steps = nextSteps(cards)
  return (
    <section aria-labelledby={titleId} className={className}>
      <h2 id={titleId} className="border-line border-b pb-2.5 text-xl">
        {t('title')}
      </h2>
      {steps.length > 0 && (
        <ul>
          {steps.map((step) => (
            <Step key={step.key} step={step} />
          ))}
        </ul>
      )}
      {cards.upcoming === null && <p className="py-3 text-danger text-xs">{unavailable}</p>}
      {cards.upcoming !== null && steps.length === 0 && (
        <div className="py-4">
          <p className="font-display text-xl tracking-tight">{t('empty')}</p>
          <p className="mt-1 text-muted text-xs">{t('emptyText')}</p>
        </div>
      )}
    </section>
  )
}

function Step({ step }: { step: NextStep }) {
  const t = useTranslations(workspaceMessages, 'next')
  const format = useFormatter()
  const kind = t(step.kind)
  switch (step.kind) {
    case 'file':
      return (
        <Row kind="file" href={`/insights/${step.id}`} what={<ContentText {...step.title} />} detail={kind} reload />
      )
    case 'note': {
      const day = format.dateTime(new Date(step.date), { day: 'numeric', month: 'short', timeZone: 'UTC' })
      return (
        <Row
          kind="note"
          href={`/notes/${step.slug}`}
          what={<ContentText {...step.title} />}
          detail={kind}
          right={<time dateTime={step.date}>{day}</time>}
        />
      )
    }
    default: {
      const { title, date, time, seats, isFull } = step.event
      const left = seats && (isFull ? t('full') : t('seats', { left: seats.max - seats.taken }))
      return (
        <Row
          kind={step.kind}
          href={eventAddress(step.event.id)}
          what={title}
          detail={
            <>
              <span className={cx('mr-2', step.kind === 'answer' && 'text-prestige')}>{kind}</span>{' '}
              <span className="inline-block first-letter:uppercase">
                {date}, <span className="whitespace-nowrap">{time}</span>
              </span>
            </>
          }
          right={step.kind === 'answer' && left}
        />
      )
    }
  }
}

type RowProps = {
  kind: NextStep['kind']
  href: string
  what: ReactNode
  detail: ReactNode
  right?: ReactNode
  /** For a file, which the browser downloads. */
  reload?: boolean
}

function Row({ kind, href, what, detail, right, reload }: RowProps) {
  const content = (
    <>
      <Icon icon={icons[kind]} className="mt-0.5 size-4 text-muted" />
      <span className="min-w-0">
        <span className="block font-semibold underline-offset-4 group-hover:underline">{what}</span>
        <span className="block text-muted text-xs">{detail}</span>
      </span>
      {right && <span className="whitespace-nowrap text-right text-muted text-xs">{right}</span>}
    </>
  )
  const look =
    'group grid min-h-13 grid-cols-[1rem_minmax(0,1fr)_auto] items-start gap-x-4 py-2 -outline-offset-2 transition-colors duration-150 hover:bg-wash'
  return (
    <li className="border-soft border-b">
      {reload ? (
        <a href={href} className={look}>
          {content}
        </a>
      ) : (
        <Link to={href} className={look}>
          {content}
        </Link>
      )}
    </li>
  )
}
