import type { ReactNode } from 'react'
import { Untranslated } from '~/features/content/ui/content-text'
import { useTranslations } from '~/i18n/language'
import { deliverablesMessages } from '~/i18n/messages/deliverables'
import { Badge } from '~/ui/badge'
import { Link } from '~/ui/link'
import { countPending, type Deliverable } from '../model'
import { mostUrgent, todayAfter } from '../model/rows'
import { TimelineItem } from './timeline-item'

type Props = {
  /** Such as the program and its level. */
  title: ReactNode
  /** At the right of the title, such as who leads it. */
  aside?: ReactNode
  deliverables: readonly Deliverable[]
  /** The page that has all of them, where this is not it: of many, only those of one line are shown. */
  page?: string
}

/** What an engagement promises, for the partner: along a line where there is room, as a list on a narrow screen. */
export function DeliverableTimeline({ title, aside, deliverables, page }: Props) {
  const t = useTranslations(deliverablesMessages)
  const pending = countPending(deliverables)
  const shown = page ? mostUrgent(deliverables) : deliverables
  const today = todayAfter(shown)
  return (
    // Without a name: an organisation can have two engagements that are called the same.
    <section>
      <div className="mb-5 flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-xl">{title}</h2>
        {pending > 0 && <Badge tone="prestige">{t('pending', { count: pending })}</Badge>}
        {aside && <p className="text-muted text-sm lg:ml-auto">{aside}</p>}
      </div>
      {deliverables.length === 0 && <p className="text-muted">{t('empty')}</p>}
      <ol className="lg:grid lg:grid-cols-[repeat(auto-fit,minmax(7.75rem,1fr))] lg:gap-y-8">
        {shown.map((deliverable, index) => (
          <TimelineItem
            key={deliverable.id}
            deliverable={deliverable}
            next={shown[index + 1]}
            today={today?.index === index ? today.share : null}
          />
        ))}
      </ol>
      {page && shown.length < deliverables.length && (
        <p className="lg:mt-3">
          <Link to={page} className="inline-flex min-h-11 items-center text-sm underline underline-offset-4">
            {t('all', { count: deliverables.length })}
          </Link>
        </p>
      )}
      <Untranslated among={shown.flatMap(({ title, text }) => [title, text])} />
    </section>
  )
}
