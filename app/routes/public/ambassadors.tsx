import { lazy } from 'react'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { ambassadorsMessages } from '~/i18n/messages/ambassadors'
import { SkipHydration } from '~/ui/skip-hydration'

export const handle = { cache: { query: {} } }

const AmbassadorsPage = lazy(() => import('~/features/programs/ui/ambassadors-page'))

export default function Ambassadors() {
  const t = useTranslations(ambassadorsMessages)
  return (
    <>
      <PageTitle title={t('title')} description={t('lead')} card="ambassadors" />
      <SkipHydration id="ambassadors-page">
        <AmbassadorsPage />
      </SkipHydration>
    </>
  )
}
