import { lazy } from 'react'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { loadTexts } from '~/i18n/load-texts'
import { SkipHydration } from '~/ui/skip-hydration'

await loadTexts('visits')

export const handle = { cache: { query: {} } }

const VisitsPage = lazy(() => import('~/features/programs/ui/visits-page'))

export default function Visits() {
  const t = useTranslations('visits')
  return (
    <>
      <PageTitle title={t('title')} description={t('lead')} card="visits" />
      <SkipHydration id="visits-page">
        <VisitsPage />
      </SkipHydration>
    </>
  )
}
