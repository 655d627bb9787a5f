import { namesFounder } from '~/brand/brand'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { visionMessages } from '~/i18n/messages/vision'
import { Mark } from '~/ui/mark'

export function Opening() {
  const t = useTranslations(visionMessages)
  const { brand } = useSite()
  const founder = namesFounder(brand) ? brand.founder : t('partners', { product: brand.product })
  return (
    <header className="grid justify-items-center">
      <p className="fade-in">
        <span className="sr-only">{brand.product}</span>
        <Mark className="h-11" />
      </p>
      <h1 className="fade-in fade-title mt-10 max-w-[28ch] text-4xl lg:text-[4rem]">{t('title')}</h1>
      <p className="fade-in fade-subtitle mt-7 max-w-[52ch] text-lg text-muted">{t('subtitle')}</p>
      <p className="fade-in fade-founder mt-4 max-w-[52ch] text-muted">{t('founder', { founder })}</p>
    </header>
  )
}
