import { lazy } from 'react'
import { listProcessors } from '~/features/privacy/queries.server'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { privacyMessages } from '~/i18n/messages/privacy'
import { SkipHydration } from '~/ui/skip-hydration'
import { getScope } from '~/web/scope.server'
import type { Route } from './+types/privacy'

export const handle = { cache: { query: {} } }

export function loader({ context }: Route.LoaderArgs) {
  const { settings } = getScope(context).services
  // Only the tasks: names of servers are of use to nobody but attackers.
  return { tasks: listProcessors(settings).map(({ task }) => task), sessionLimits: settings.sessionLimits }
}

const PrivacyPage = lazy(() => import('~/features/privacy/ui/privacy-page'))

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(privacyMessages)
  return (
    <>
      <PageTitle title={t('title')} description={t('lead')} />
      <SkipHydration id="privacy-page">
        <PrivacyPage {...loaderData} />
      </SkipHydration>
    </>
  )
}
