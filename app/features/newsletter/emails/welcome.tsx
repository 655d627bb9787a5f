import { TextLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import type { Locale } from '~/i18n/locales'
import { linkTo } from '../model'

export function welcome(
  { t, brand, publicUrl, secretPlaceholder }: MailTools,
  { locale }: { locale: Locale },
): MailContent {
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
      </>
    ),
  }
}
