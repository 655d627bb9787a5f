import { lazy } from 'react'
import { PageTitle } from '~/features/site/ui/page-title'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { homeNewMessages } from '~/i18n/messages/home-new'
import { SkipHydration } from '~/ui/skip-hydration'

const NewSections = lazy(() => import('./new-sections'))

export default function NewHome() {
  const t = useTranslations(homeNewMessages)
  const { brand, voice } = useSite()
  const title = t.markup('title', { em: (word) => word })
  return (
    <>
      <PageTitle title={`${brand.product}: ${title}`} description={t('sub', { voice })} query={{ home: 'new' }} />
      <SkipHydration id="new-sections">
        <NewSections />
      </SkipHydration>
    </>
  )
}
