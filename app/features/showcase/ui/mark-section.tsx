import { useTranslations } from 'use-intl'
import { useSite } from '~/features/site/use-site'
import { Logo, Mark } from '~/ui/mark'
import { Section, Specimen } from './section'

const heights = ['h-4', 'h-6', 'h-10', 'h-16', 'h-24']

export function MarkSection() {
  const t = useTranslations('showcase.mark')
  const { brand } = useSite()
  return (
    <Section name="mark">
      <Specimen label={t('logo')} className="border-y border-line py-12">
        <Logo word={brand.product} className="text-4xl" />
      </Specimen>
      <Specimen label={t('alone')} className="flex flex-wrap items-end gap-x-8 gap-y-6 sm:gap-x-12">
        {heights.map((height) => (
          <Mark key={height} className={height} />
        ))}
      </Specimen>
    </Section>
  )
}
