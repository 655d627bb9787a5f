import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { ConsentFacts } from '~/features/consents/emails/consent-facts'
import type { Locale } from '~/i18n/locales'
import { circle } from '../model'

type Request = { consentText: string; consentVersion: number; consentedAt: Date; locale: Locale }

export function circleRequestReceivedMail(tools: MailTools, request: Request): MailContent {
  const { t, brand, publicUrl } = tools
  const { consentText: words, consentVersion: version, consentedAt: createdAt, locale } = request
  const consent = { words, version, createdAt, locale, way: 'form', choices: null } as const
  return {
    subject: t('circles.received.subject'),
    preview: t('circles.received.preview'),
    footnote: t('frame.why', { host: publicUrl.host }),
    body: (
      <>
        <Title>{t('circles.received.title')}</Title>
        <Paragraph>{t('circles.received.text', circle.people)}</Paragraph>
        <Paragraph>{t('circles.received.change', { email: brand.email })}</Paragraph>
        <ConsentFacts tools={tools} consent={consent} />
      </>
    ),
  }
}
