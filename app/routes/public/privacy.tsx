import { useFormatter, useTranslations } from 'use-intl'
import { privacyUpdated } from '~/features/privacy/model'
import { InBrowser } from '~/features/privacy/ui/in-browser'
import { Processors } from '~/features/privacy/ui/processors'
import { RecordsTable } from '~/features/privacy/ui/records-table'
import { Rights } from '~/features/privacy/ui/rights'
import { Section } from '~/features/privacy/ui/section'
import { PageTitle } from '~/features/site/ui/page-title'
import { useSite } from '~/features/site/ui/use-site'
import { loadTexts } from '~/i18n/load-texts'
import { scopeOf } from '~/web/scope.server'
import type { Route } from './+types/privacy'

await loadTexts('privacy')

export const handle = { cache: { query: [] } }

export const loader = ({ context }: Route.LoaderArgs) => ({
  newsletterProvider: scopeOf(context).services.settings.beehiiv !== undefined,
})

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('privacy')
  const format = useFormatter()
  const { brand } = useSite()
  const updated = format.dateTime(new Date(`${privacyUpdated}T12:00:00Z`), { dateStyle: 'long' })
  return (
    <div className="wrap py-16 md:py-24">
      <PageTitle title={t('title')} description={t('lead')} />
      <header className="pb-14">
        <p className="eyebrow">{t('eyebrow')}</p>
        <h1 className="mt-4 text-4xl">{t('title')}</h1>
        <p className="mt-6 max-w-[52ch] text-lg text-muted">{t('lead')}</p>
      </header>
      <Section title={t('whoTitle')}>
        <p>
          {t('whoText', { product: brand.product, email: brand.email, phone: brand.phone.replaceAll(' ', '\u00a0') })}
        </p>
      </Section>
      <Section title={t('recordsTitle')} wide>
        <RecordsTable />
      </Section>
      <InBrowser />
      <Section title={t('clicksTitle')}>
        <p>{t('clicksText')}</p>
      </Section>
      <Processors newsletterProvider={loaderData.newsletterProvider} />
      <Rights />
      <p className="border-line border-t pt-6 text-muted text-sm">{t('updated', { date: updated })}</p>
    </div>
  )
}
