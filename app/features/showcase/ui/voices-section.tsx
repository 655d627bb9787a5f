import { useTranslations } from '~/i18n/language'
import { showcaseMessages } from '~/i18n/messages/showcase'
import { Badge } from '~/ui/badge'
import { LogoStrip } from '~/ui/logo-strip'
import { Testimonial } from '~/ui/testimonial'
import { Section } from './section'

export function VoicesSection() {
  const t = useTranslations(showcaseMessages, 'voices')
  const page = useTranslations(showcaseMessages)
  const kinds = ['hospitals', 'regions', 'makers', 'payers', 'embassies'] as const
  return (
    <Section name="voices" wide>
      <LogoStrip label={t('strip')} logos={kinds.map((kind) => ({ name: t(kind) }))} />
      <Testimonial note={<Badge>{page('sample')}</Badge>} quote={t('quote')} author={t('author')} role={t('role')} />
    </Section>
  )
}
