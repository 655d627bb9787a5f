import { lazy } from 'react'
import { PageTitle } from '~/features/site/ui/page-title'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { loadTexts } from '~/i18n/load-texts'
import { SkipHydration } from '~/ui/skip-hydration'

await loadTexts('pricing')

export const handle = { cache: { query: {} } }

const PricingPage = lazy(() => import('~/features/programs/ui/pricing-page'))

export default function Pricing() {
  const t = useTranslations('pricing')
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
