import { ArrowDown } from 'lucide'
import type { ResolvedText } from '~/features/content/model'
import { ContentText, Untranslated } from '~/features/content/ui/content-text'
import { useTranslations } from '~/i18n/language'
import { homeMessages } from '~/i18n/messages/home'
import { ButtonLink } from '~/ui/button'
import { Hero } from '~/ui/hero'
import { Icon } from '~/ui/icon'

export function HomeHero({ title, sub }: { title: ResolvedText | null; sub: ResolvedText | null }) {
  const t = useTranslations(homeMessages, 'hero')
  return (
    <Hero
      eyebrow={t('eyebrow')}
      title={title ? <ContentText {...title} /> : t.rich('title', { em: (word) => <em>{word}</em> })}
      lead={
        <>
          {sub ? <ContentText {...sub} /> : t('sub')}
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
            <Icon icon={ArrowDown} className="size-5" />
          </ButtonLink>
        </>
      }
    />
  )
}
