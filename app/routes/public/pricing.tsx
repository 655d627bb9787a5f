import { useTranslations } from 'use-intl'
import { PricingPage } from '~/features/programs/ui/pricing-page'
import { PageTitle } from '~/features/site/ui/page-title'
import { useSite } from '~/features/site/ui/use-site'
import { loadTexts } from '~/i18n/load-texts'

await loadTexts('programs')

export const handle = { cache: { query: [] } }

export default function Pricing() {
  const t = useTranslations('pricing')
  const { brand } = useSite()
  return (
    <>
      <PageTitle title={t('title')} description={t('description', { product: brand.product })} card="pricing" />
      <PricingPage />
    </>
  )
}
