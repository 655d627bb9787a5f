import { useTranslations } from '~/i18n/language'
import { showcaseMessages } from '~/i18n/messages/showcase'
import { ButtonLink } from '~/ui/button'
import { Hero } from '~/ui/hero'
import { Section } from './section'

export function HeroSection() {
  const t = useTranslations(showcaseMessages, 'hero')
  return (
    <Section name="hero" wide>
      <Hero
        as="h2"
        className="rounded-sm border"
        eyebrow={t('eyebrow')}
        title={t.rich('headline', { em: (word) => <em>{word}</em> })}
        lead={t('lead')}
        actions={
          <>
            <ButtonLink to="/request-access">{t('primary')}</ButtonLink>
            <ButtonLink to="#cards" variant="outline">
              {t('secondary')}
            </ButtonLink>
          </>
        }
      />
    </Section>
  )
}
