import type { OwnWork } from '~/features/next-for-you/model'
import { useTranslations } from '~/i18n/language'
import { engagementPagesMessages } from '~/i18n/messages/engagement-pages'
import { currentEngagements, OwnEngagements } from './own-engagements'

/** Above what is the same for everyone on a role's page. Not there without an engagement. */
export function OwnEngagementsSection({ work }: { work: OwnWork | null }) {
  const t = useTranslations(engagementPagesMessages)
  if (work !== null && currentEngagements(work).length === 0) return null
  return (
    <div className="border-line border-t">
      <div className="wrap py-10">
        <OwnEngagements work={work} title={t('own.title')} />
      </div>
    </div>
  )
}
