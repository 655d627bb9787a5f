import { useTranslations } from 'use-intl'
import { ButtonLink } from '~/ui/button'
import { Hero } from '~/ui/hero'

export function HomeHero() {
  const t = useTranslations('hero')
  return (
    <Hero
      eyebrow={t('eyebrow')}
      title={t.rich('title', { em: (word) => <em>{word}</em> })}
      lead={t('sub')}
      actions={
        <>
          <ButtonLink to="#newsletter">{t('primary')}</ButtonLink>
          <ButtonLink to="#whatido" variant="outline">
            {t('secondary')}
          </ButtonLink>
        </>
      }
    />
  )
}
