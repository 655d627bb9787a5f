import { lazy } from 'react'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { exchangeMessages } from '~/i18n/messages/exchange'
import { SkipHydration } from '~/ui/skip-hydration'

export const handle = { cache: { query: {} } }

const ExchangePage = lazy(() => import('~/features/programs/ui/exchange-page'))

export default function Exchange() {
  const t = useTranslations(exchangeMessages)
  return (
    <>
      <PageTitle title={t('title')} description={t('lead')} card="exchange" />
      <SkipHydration id="exchange-page">
        <ExchangePage />
      </SkipHydration>
    </>
  )
}
