import { ArrowDown } from 'lucide'
import type { Said } from '~/features/content/model'
import { Told, Untranslated } from '~/features/content/ui/told'
import { useTranslations } from '~/i18n/language'
import { ButtonLink } from '~/ui/button'
import { Hero } from '~/ui/hero'
import { Icon } from '~/ui/icon'

export function HomeHero({ title, sub }: { title: Said | null; sub: Said | null }) {
  const t = useTranslations('hero')
  return (
    <Hero
      eyebrow={t('eyebrow')}
      title={title ? <Told {...title} /> : t.rich('title', { em: (word) => <em>{word}</em> })}
      lead={
        <>
          {sub ? <Told {...sub} /> : t('sub')}
          <Untranslated among={[title, sub]} className="mt-4 block text-prestige text-sm" />
        </>
      }
      actions={
        <>
          <ButtonLink to="#newsletter">{t('primary')}</ButtonLink>
          <ButtonLink to="#whatido" variant="outline">
            {t('secondary')}
          </ButtonLink>
          <ButtonLink to="#trusted" variant="ghost" size="icon" aria-label={t('down')}>
            <Icon of={ArrowDown} className="size-5" />
          </ButtonLink>
        </>
      }
    />
  )
}
