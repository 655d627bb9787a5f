import { EventsCard } from '~/features/events/ui/events-card'
import { ContentHub } from '~/features/insights/ui/content-hub'
import { loadMemberCards } from '~/features/members/queries.server'
import { DeliverablesTimeline } from '~/features/members/ui/deliverables-timeline'
import { DialogueUpdates } from '~/features/members/ui/dialogue-updates'
import { QuickActions } from '~/features/members/ui/quick-actions'
import { RoleSwitcher } from '~/features/members/ui/role-switcher'
import { UpgradePackages } from '~/features/members/ui/upgrade-packages'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { supplierPageMessages } from '~/i18n/messages/supplier-page'
import { getScope } from '~/web/scope.server'
import type { Route } from './+types/supplier'

export const loader = ({ context }: Route.LoaderArgs) => loadMemberCards(getScope(context))

export default function Supplier({ loaderData: { upcoming, insights } }: Route.ComponentProps) {
  const t = useTranslations(supplierPageMessages)
  return (
    <>
      <PageTitle title={t('title')} description={t('lead')} />
      <section className="wrap pt-6 pb-16">
        <RoleSwitcher current="supplier" />
        <h1 className="mt-8 text-3xl">{t('title')}</h1>
        <p className="mt-3 max-w-[46ch] text-muted">{t('lead')}</p>
        <div className="mt-10 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[7fr_5fr]">
          <div className="grid min-w-0 gap-10">
            <EventsCard upcoming={upcoming} />
            <ContentHub insights={insights} />
          </div>
          <div className="grid min-w-0 gap-10">
            <QuickActions newest={insights === null ? null : insights[0]} />
            <DeliverablesTimeline />
            <DialogueUpdates />
          </div>
        </div>
      </section>
      <UpgradePackages />
    </>
  )
}
