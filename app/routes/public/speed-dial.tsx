import { lazy } from 'react'
import { PageTitle } from '~/features/site/ui/page-title'
import { useTranslations } from '~/i18n/language'
import { speedDialMessages } from '~/i18n/messages/speed-dial'
import { SkipHydration } from '~/ui/skip-hydration'

export const handle = { cache: { query: {} } }

const SpeedDialPage = lazy(() => import('~/features/programs/ui/speed-dial-page'))

export default function SpeedDial() {
  const t = useTranslations(speedDialMessages)
  return (
    <>
      <PageTitle title={t('title')} description={t('lead')} card="speed-dial" />
      <SkipHydration id="speed-dial-page">
        <SpeedDialPage />
      </SkipHydration>
    </>
  )
}
