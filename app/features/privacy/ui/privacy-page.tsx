import type { SessionLimits } from '~/auth/sessions.server'
import { responsePromise } from '~/features/contact/model'
import { useSite } from '~/features/site/ui/use-site'
import { useFormatter, useTranslations } from '~/i18n/language'
import { privacyMessages } from '~/i18n/messages/privacy'
import { type ProcessorTask, privacyUpdated } from '../model'
import { InBrowser } from './in-browser'
import { Processors } from './processors'
import { RecordsTable } from './records-table'
import { Rights } from './rights'
import { Section } from './section'

type Props = { tasks: ProcessorTask[]; sessionLimits: SessionLimits }

/** Without interaction, so it is not hydrated. */
export default function PrivacyPage({ tasks, sessionLimits }: Props) {
  const t = useTranslations(privacyMessages)
  const format = useFormatter()
  const { brand } = useSite()
  const updated = format.dateTime(new Date(`${privacyUpdated}T12:00:00Z`), { dateStyle: 'long' })
  return (
    <div className="wrap py-16 md:py-24">
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
        <RecordsTable sessionLimits={sessionLimits} />
      </Section>
      <InBrowser sessionLimits={sessionLimits} />
      <Section title={t('clicksTitle')}>
        <p>{t('clicksText')}</p>
      </Section>
      <Processors tasks={tasks} />
      <Rights />
      <div id="security">
        <Section title={t('securityTitle')}>
          <p>{t('securityText', { email: brand.email, ...responsePromise })}</p>
        </Section>
      </div>
      <p className="border-line border-t pt-6 text-muted text-sm">{t('updated', { date: updated })}</p>
    </div>
  )
}
