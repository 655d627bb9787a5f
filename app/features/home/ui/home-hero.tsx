import { ArrowDown } from 'lucide'
import { ContentText, Untranslated } from '~/features/content/ui/content-text'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { homeMessages } from '~/i18n/messages/home'
import { ButtonLink } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { MountainRange } from '~/ui/mountain-range'
import type { HomeContent } from '../model'

/**
 * The mark at full size: peaks over a waterline. From 1280 px the words stand in front of the range, where its land is
 * low; the padding below them keeps them above it. On smaller screens the range lies below the words. The bar at the
 * bottom of the window covers the last 48 px (56 on a phone).
 */
export default function HomeHero({ heroTitle, heroSub }: Pick<HomeContent, 'heroTitle' | 'heroSub'>) {
  const t = useTranslations(homeMessages, 'hero')
  const { voice } = useSite()
  return (
    <section className="relative isolate flex flex-col justify-between overflow-hidden border-line border-b md:min-h-[calc(clamp(40rem,100svh,56.25rem)-7rem)]">
      <div className="wrap pt-7 xl:pt-14 xl:pb-54">
        <p className="eyebrow">{t('eyebrow')}</p>
        <h1 className="-ml-0.5 mt-2 max-w-[11em] text-[clamp(2.75rem,13.8vw,3.375rem)] leading-[.97] tracking-[-0.03em] md:mt-3.5 md:text-[4.5rem] xl:-ml-1 xl:max-w-[8em] xl:text-[6.25rem]">
          {heroTitle ? <ContentText {...heroTitle} /> : t.rich('title', { em: (word) => <em>{word}</em> })}
        </h1>
        <p className="mt-4 max-w-[31.5rem] text-base text-muted md:mt-7 md:text-lg">
          {heroSub ? <ContentText {...heroSub} /> : t('sub')}
          <Untranslated among={[heroTitle, heroSub]} className="mt-4 block text-prestige text-sm" />
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-1.5 sm:gap-3.5 md:mt-8">
          <ButtonLink to="#newsletter" className="max-sm:px-3">
            {t('primary')}
          </ButtonLink>
          <ButtonLink to="#whatido" variant="outline" className="max-sm:px-3">
            {t('secondary', { voice })}
          </ButtonLink>
          <ButtonLink
            to="#trusted"
            variant="ghost"
            aria-label={t('down')}
            className="max-md:size-11 max-md:px-0 md:text-muted"
          >
            <span className="max-md:hidden">{t('takesPart')}</span>
            <Icon icon={ArrowDown} className="size-4.5" />
          </ButtonLink>
        </div>
      </div>
      <MountainRange
        shore="water"
        className="mt-1 mb-14 h-65 w-full shrink-0 max-md:[&>g:nth-child(even)]:hidden md:mb-12 md:h-[42vw] xl:absolute xl:right-0 xl:bottom-0 xl:-z-10 xl:mt-0 xl:aspect-[8/3] xl:h-[91%] xl:max-h-180 xl:w-auto xl:max-w-none xl:overflow-visible"
      />
    </section>
  )
}
