import { lazy } from 'react'
import { PageTitle } from '~/features/site/ui/page-title'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { pricingMessages } from '~/i18n/messages/pricing'
import { SkipHydration } from '~/ui/skip-hydration'

export const handle = { cache: { query: {} } }

const PricingPage = lazy(() => import('~/features/programs/ui/pricing-page'))

export default function Pricing() {
  const t = useTranslations(pricingMessages)
  const { brand } = useSite()
  return (
    <>
      <PageTitle title={t('title')} description={t('description', { product: brand.product })} card="pricing" />
      <SkipHydration id="pricing-page">
        <PricingPage />
      </SkipHydration>
    </>
  )
}
