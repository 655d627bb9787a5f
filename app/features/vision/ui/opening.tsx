import { FounderPortrait } from '~/features/founder/ui/founder-portrait'
import { useFounder } from '~/features/founder/ui/use-founder'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { visionMessages } from '~/i18n/messages/vision'
import { Mark } from '~/ui/mark'
import { siteHome } from '../model'

export function Opening({ portrait }: { portrait: string | null }) {
  const t = useTranslations(visionMessages)
  const { brand, origin } = useSite()
  const { name: founder, isNamed } = useFounder()
  return (
    <header className="grid justify-items-center">
      <p className="fade-in">
        <a href={siteHome(origin)} aria-label={t('home', { product: brand.product })} className="block p-2">
          <Mark className="h-11" />
        </a>
      </p>
      <h1 className="fade-in fade-title mt-8 max-w-[28ch] text-4xl lg:text-[4rem]">{t('title')}</h1>
      <p className="fade-in fade-subtitle mt-7 max-w-[52ch] text-lg text-muted">{t('subtitle')}</p>
      <div className="fade-in fade-founder mt-4 grid justify-items-center gap-8">
        <p className="max-w-[52ch] text-muted wrap-anywhere">{t('founder', { founder })}</p>
        {(isNamed || portrait) && <FounderPortrait portrait={portrait} className="size-28" />}
      </div>
    </header>
  )
}
