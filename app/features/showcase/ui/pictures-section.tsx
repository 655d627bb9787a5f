import { useTranslations } from '~/i18n/language'
import { showcaseMessages } from '~/i18n/messages/showcase'
import { Aurora } from '~/ui/aurora'
import { Ridge } from '~/ui/ridge'
import { RouteMap } from '~/ui/route-map'
import { Seal } from '~/ui/seal'
import { Section, Specimen } from './section'

export function PicturesSection() {
  const t = useTranslations(showcaseMessages, 'pictures')
  return (
    <Section name="pictures" wide>
      <Specimen label={t('ridge')} className="border-y border-line pt-6">
        <Ridge className="aspect-[24/5] min-h-36 w-full" />
      </Specimen>
      <div className="grid gap-10 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Specimen label={t('map')} className="border-y border-line">
          <RouteMap label={t('mapLabel')} oslo={t('oslo')} stockholm={t('stockholm')} helsinki={t('helsinki')} />
        </Specimen>
        <Specimen
          label={t('seal')}
          className="grid place-items-center border-y border-line py-8 md:h-[calc(100%-2rem)]"
        >
          <Seal className="size-44" />
        </Specimen>
      </div>
      <Specimen label={t('aurora')} className="border-y border-line">
        <Aurora className="h-48 w-full md:h-60" />
      </Specimen>
    </Section>
  )
}
