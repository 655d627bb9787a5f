import { Faq } from '~/features/site/ui/faq'
import { useTranslations } from '~/i18n/language'
import { homeNewSectionsMessages } from '~/i18n/messages/home-new-sections'
import { ButtonLink } from '~/ui/button'
import { NewHero } from './new-hero'
import { ProgramCards } from './program-cards'
import { SplitSection } from './split-section'

/** The sections without interaction, which are not hydrated. */
export default function NewSections() {
  const t = useTranslations(homeNewSectionsMessages)
  return (
    <>
      <NewHero />
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
