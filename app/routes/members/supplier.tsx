import { EventsCard } from '~/features/events/ui/events-card'
import { FirstSteps } from '~/features/first-steps/ui/first-steps'
import { ContentHub } from '~/features/insights/ui/content-hub'
import { rolePageForms } from '~/features/members/commands.server'
import { loadRolePage } from '~/features/members/queries.server'
import { DeliverablesTimeline } from '~/features/members/ui/deliverables-timeline'
import { DialogueUpdates } from '~/features/members/ui/dialogue-updates'
import { currentEngagements, OwnEngagements } from '~/features/members/ui/own-engagements'
import { QuickActions } from '~/features/members/ui/quick-actions'
import { UpgradePackages } from '~/features/members/ui/upgrade-packages'
import { NextForYou } from '~/features/next-for-you/ui/next-for-you'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { supplierPageMessages } from '~/i18n/messages/supplier-page'
import { formActions } from '~/web/forms/form-actions.server'
import { getScope } from '~/web/scope.server'
import type { Route } from './+types/supplier'

export const loader = ({ context }: Route.LoaderArgs) => loadRolePage(getScope(context), 'supplier')

export const action = formActions(rolePageForms)

export { PageError as ErrorBoundary } from '~/features/workspace/ui/page-error'
export { clientAction, headers, shouldRevalidate } from '~/web/forms/form-route'

export default function Supplier({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(supplierPageMessages)
  const { upcoming, insights, firstSteps, work, dialogue } = loaderData
  const hasOwn = currentEngagements(work).length > 0
  return (
    <>
      <PageTitle title={t('title')} description={t('lead')} />
      <section>
        <div className="wrap pt-6!">
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="mt-2 max-w-[60ch] text-muted">{t('lead')}</p>
          {hasOwn && <OwnEngagements work={work} title={t('timeline.title')} className="mt-7" />}
          <div className="mt-7 grid gap-x-7 gap-y-8 xl:grid-cols-[minmax(0,1fr)_21.75rem]">
            <div className="grid min-w-0 grid-cols-1 content-start gap-8">
              <FirstSteps view={firstSteps} upcoming={upcoming} />
              <NextForYou cards={loaderData} />
              <EventsCard upcoming={upcoming} />
              <DialogueUpdates dialogue={dialogue} />
            </div>
            <div className="grid min-w-0 content-start gap-8 border-line xl:border-l xl:pl-7">
              <QuickActions
                canWrite={dialogue?.hasOrganisation === true}
                newest={insights === null ? null : insights.newest[0]}
              />
              {!hasOwn && <DeliverablesTimeline />}
              <ContentHub insights={insights} />
            </div>
          </div>
        </div>
      </section>
      <UpgradePackages work={work} />
    </>
  )
}
