import { lazy } from 'react'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { privacyMessages } from '~/i18n/messages/privacy'
import { SkipHydration } from '~/ui/skip-hydration'
import { getScope } from '~/web/scope.server'
import type { Route } from './+types/privacy'

export const handle = { cache: { query: {} } }

export function loader({ context }: Route.LoaderArgs) {
  const { beehiiv, sessionLimits } = getScope(context).services.settings
  return { newsletterProvider: beehiiv !== undefined, sessionLimits }
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
