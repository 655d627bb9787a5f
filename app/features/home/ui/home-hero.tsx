import { ArrowDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Told } from '~/features/content/ui/told'
import { ButtonLink } from '~/ui/button'
import { Hero } from '~/ui/hero'

export function HomeHero({ title, sub }: { title: Told | null; sub: Told | null }) {
  const t = useTranslations('hero')
  return (
    <Hero
      eyebrow={t('eyebrow')}
      title={title ? <Told {...title} /> : t.rich('title', { em: (word) => <em>{word}</em> })}
      lead={sub ? <Told {...sub} /> : t('sub')}
      actions={
        <>
          <ButtonLink to="#newsletter">{t('primary')}</ButtonLink>
          <ButtonLink to="#whatido" variant="outline">
            {t('secondary')}
          </ButtonLink>
          <ButtonLink to="#trusted" variant="ghost" size="icon" aria-label={t('down')}>
            <ArrowDown aria-hidden="true" className="size-5" strokeWidth={1.5} />
          </ButtonLink>
        </>
      }
    />
  )
}
