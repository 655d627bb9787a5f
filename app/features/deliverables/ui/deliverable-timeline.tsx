import type { ReactNode } from 'react'
import { Untranslated } from '~/features/content/ui/content-text'
import { useTranslations } from '~/i18n/language'
import { deliverablesMessages } from '~/i18n/messages/deliverables'
import { Badge } from '~/ui/badge'
import { countPending, type Deliverable } from '../model'
import { todayAfter } from '../model/rows'
import { TimelineItem } from './timeline-item'

type Props = {
  /** Such as the program and its level. */
  title: ReactNode
  /** At the right of the title, such as who leads it. */
  aside?: ReactNode
  deliverables: readonly Deliverable[]
}

/** What an engagement promises, for the partner: along a line where there is room, as a list on a narrow screen. */
export function DeliverableTimeline({ title, aside, deliverables }: Props) {
  const t = useTranslations(deliverablesMessages)
  const pending = countPending(deliverables)
  const today = todayAfter(deliverables)
  return (
    // Without a name: an organisation can have two engagements that are called the same.
    <section>
      <div className="mb-5 flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-xl">{title}</h2>
        {pending > 0 && <Badge tone="prestige">{t('pending', { count: pending })}</Badge>}
        {aside && <p className="text-muted text-sm lg:ml-auto">{aside}</p>}
      </div>
      {deliverables.length === 0 && <p className="text-muted">{t('empty')}</p>}
      <ol className="lg:grid lg:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] lg:gap-y-8">
        {deliverables.map((deliverable, index) => (
          <TimelineItem
            key={deliverable.id}
            deliverable={deliverable}
            next={deliverables[index + 1]}
            today={today?.index === index ? today.share : null}
          />
        ))}
      </ol>
      <Untranslated among={deliverables.flatMap(({ title, text }) => [title, text])} />
    </section>
  )
}
