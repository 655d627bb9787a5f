import { countPending } from '~/features/deliverables/model'
import type { OwnEngagement } from '~/features/engagements/model'
import type { OwnWork } from '~/features/next-for-you/model'
import { useTranslations } from '~/i18n/language'
import { engagementPagesMessages } from '~/i18n/messages/engagement-pages'
import { EngagementRow } from './engagement-row'

type Group = 'open' | 'current' | 'past'
const groups = ['open', 'current', 'past'] as const satisfies Group[]

const groupOf = ({ state }: OwnEngagement): Group => {
  if (state === 'offered') return 'open'
  return state === 'accepted' || state === 'running' ? 'current' : 'past'
}

/** All engagements of the reader's organisation: what waits, what is under way, and what has ended. */
export function EngagementList({ work: { engagements, deliverables } }: { work: OwnWork }) {
  const t = useTranslations(engagementPagesMessages)
  if (engagements.length === 0) {
    return (
      <div className="border-line border-t py-8">
        <p className="font-display text-xl tracking-tight">{t('none')}</p>
        <p className="mt-1 max-w-[60ch] text-muted">{t('noneText')}</p>
      </div>
    )
  }
  const byGroup = Map.groupBy(engagements, groupOf)
  return groups
    .filter((group) => byGroup.has(group))
    .map((group) => (
      <section key={group} aria-labelledby={`engagements-${group}`}>
        <h2 id={`engagements-${group}`} className="border-line border-b pb-2.5 text-xl">
          {t(`groups.${group}`)}
        </h2>
        <ul>
          {byGroup.get(group)?.map((engagement) => (
            <EngagementRow
              key={engagement.id}
              engagement={engagement}
              pending={countPending(deliverables.filter(({ engagementId }) => engagementId === engagement.id))}
            />
          ))}
        </ul>
      </section>
    ))
}
