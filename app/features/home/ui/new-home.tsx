import { lazy } from 'react'
import { PageTitle } from '~/features/site/ui/page-title'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { loadTexts } from '~/i18n/load-texts'
import { Aurora } from '~/ui/aurora'
import { ButtonLink } from '~/ui/button'
import { Hero } from '~/ui/hero'
import { Still } from '~/ui/still'

await loadTexts('home-new')

const NewSections = lazy(() => import('./new-sections'))

export default function NewHome() {
  const t = useTranslations('homeNew')
  const { brand } = useSite()
  const title = t.markup('title', { em: (word) => word })
  return (
    <>
      <PageTitle title={`${brand.product}: ${title}`} description={t('sub')} query={{ home: 'new' }} />
      <Hero
        eyebrow={t('eyebrow')}
        title={t.rich('title', { em: (word) => <em>{word}</em> })}
        lead={t('sub')}
        picture={<Aurora className="aspect-[48/13] min-h-52 w-full" />}
        actions={
          <>
            <ButtonLink to="/contact">{t('invite')}</ButtonLink>
            <ButtonLink to="#programs" variant="outline">
              {t('seePrograms')}
            </ButtonLink>
          </>
        }
      />
      <Still id="new-sections">
        <NewSections />
      </Still>
    </>
  )
}
