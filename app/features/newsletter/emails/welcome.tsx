import { TextLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { ConsentFacts } from '~/features/consents/emails/consent-facts'
import type { Locale } from '~/i18n/locales'
import { linkTo } from '../model'

type Subscription = { locale: Locale; consentText: string; consentVersion: number; confirmedAt: Date | null }

export function welcome(tools: MailTools, subscription: Subscription): MailContent {
  const { t, brand, publicUrl, secretPlaceholder } = tools
  const { locale, consentText: words, consentVersion: version, confirmedAt } = subscription
  const consent = { words, version, locale, way: 'link', choices: null } as const
  return {
    subject: t('newsletter.welcome.subject'),
    preview: t('newsletter.welcome.preview'),
    footnote: (
      <>
        {t('newsletter.welcome.why', { host: publicUrl.host })}{' '}
        <TextLink href={linkTo(publicUrl, 'unsubscribe', secretPlaceholder, locale)}>
          {t('newsletter.welcome.leave')}
        </TextLink>
      </>
    ),
    body: (
      <>
        <Title>{t('newsletter.welcome.title')}</Title>
        <Paragraph>{t('newsletter.welcome.text')}</Paragraph>
        <Paragraph>{t('newsletter.welcome.reply', { email: brand.email })}</Paragraph>
        {confirmedAt && <ConsentFacts tools={tools} consent={{ ...consent, createdAt: confirmedAt }} />}
      </>
    ),
  }
}
