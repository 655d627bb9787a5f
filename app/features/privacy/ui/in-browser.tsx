import type { SessionLimits } from '~/auth/sessions.server'
import { useTranslations } from '~/i18n/language'
import { privacyMessages } from '~/i18n/messages/privacy'
import { inBrowser } from '../model'
import { Section } from './section'
import { useSessionTimes } from './use-session-times'

export function InBrowser({ sessionLimits }: { sessionLimits: SessionLimits }) {
  const t = useTranslations(privacyMessages)
  const times = useSessionTimes(sessionLimits)
  return (
    <Section title={t('browserTitle')}>
      <p>{t('browserText')}</p>
      <dl className="mt-6 border-line border-b">
        {inBrowser.map(({ thing, name, kind }) => (
          <div key={thing} className="grid gap-x-6 border-line border-t py-3 lg:grid-cols-[14rem_1fr]">
            <dt className="text-sm">
              <code>{name}</code> <span className="text-muted">({t(kind)})</span>
            </dt>
            <dd className="text-muted text-sm">{t(`things.${thing}`, times)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
