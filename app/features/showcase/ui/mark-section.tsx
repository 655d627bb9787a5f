import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { showcaseMessages } from '~/i18n/messages/showcase'
import { Logo, Mark } from '~/ui/mark'
import { Section, Specimen } from './section'

const heights = ['h-4', 'h-6', 'h-10', 'h-16', 'h-24']

export function MarkSection() {
  const t = useTranslations(showcaseMessages, 'mark')
  const { brand } = useSite()
  return (
    <Section name="mark">
      <Specimen label={t('logo')} className="border-y border-line py-12">
        <Logo word={brand.product} size="display" />
      </Specimen>
      <Specimen label={t('alone')} className="flex flex-wrap items-end gap-x-8 gap-y-6">
        {heights.map((height) => (
          <Mark key={height} className={height} />
        ))}
      </Specimen>
    </Section>
  )
}
