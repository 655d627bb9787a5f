import { lazy } from 'react'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { visitsMessages } from '~/i18n/messages/visits'
import { SkipHydration } from '~/ui/skip-hydration'

export const handle = { cache: { query: {} } }

const VisitsPage = lazy(() => import('~/features/programs/ui/visits-page'))

export default function Visits() {
  const t = useTranslations(visitsMessages)
  return (
    <>
      <PageTitle title={t('title')} description={t('lead')} card="visits" />
      <SkipHydration id="visits-page">
        <VisitsPage />
      </SkipHydration>
    </>
  )
}
