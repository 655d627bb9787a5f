import { useTranslations } from 'use-intl'
import { Faq } from '~/features/site/ui/faq'
import { PageTitle } from '~/features/site/ui/page-title'
import { useSite } from '~/features/site/ui/use-site'
import { loadTexts } from '~/i18n/load-texts'
import { Aurora } from '~/ui/aurora'
import { ButtonLink } from '~/ui/button'
import { Hero } from '~/ui/hero'
import { ProgramCards } from './program-cards'
import { SplitSection } from './split-section'

await loadTexts('home-new')

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
      <ProgramCards />
      <section className="border-line border-y bg-raised">
        <div className="wrap grid items-end gap-x-16 gap-y-8 py-16 md:grid-cols-[7fr_auto] md:py-24">
          <div>
            <h2 className="max-w-[20ch] text-3xl">{t('access.title')}</h2>
            <p className="mt-5 max-w-[54ch] text-muted">{t('access.text')}</p>
          </div>
          <p>
            <ButtonLink to="/contact#speed-dial" variant="premium">
              {t('access.request')}
            </ButtonLink>
          </p>
        </div>
      </section>
      <SplitSection id="faq" eyebrow={t('faq.eyebrow')} title={t('faq.title')}>
        <Faq
          questions={(['consultancy', 'introductions', 'hosts'] as const).map((key) => ({
            key,
            question: t(`faq.${key}.question`),
            answer: t(`faq.${key}.answer`),
          }))}
        />
      </SplitSection>
    </>
  )
}
