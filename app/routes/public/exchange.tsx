import { lazy } from 'react'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { loadTexts } from '~/i18n/load-texts'
import { SkipHydration } from '~/ui/skip-hydration'

await loadTexts('exchange')

export const handle = { cache: { query: {} } }

const ExchangePage = lazy(() => import('~/features/programs/ui/exchange-page'))

export default function Exchange() {
  const t = useTranslations('exchange')
  return (
    <>
      <PageTitle title={t('title')} description={t('lead')} card="exchange" />
      <SkipHydration id="exchange-page">
        <ExchangePage />
      </SkipHydration>
    </>
  )
}
