import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import type { Locale } from '~/i18n/locales'
import { confirmDays, linkTo } from '../model'

export function confirmRequest(
  { t, publicUrl, secretPlaceholder }: MailTools,
  { locale }: { locale: Locale },
): MailContent {
  return {
    subject: t('newsletter.confirm.subject'),
    preview: t('newsletter.confirm.preview'),
    footnote: t('frame.why', { host: publicUrl.host }),
    body: (
      <>
        <Title>{t('newsletter.confirm.title')}</Title>
        <Paragraph>{t('newsletter.confirm.text')}</Paragraph>
        <ButtonLink href={linkTo(publicUrl, 'confirm', secretPlaceholder, locale)}>
          {t('newsletter.confirm.button')}
        </ButtonLink>
        <Paragraph>{t('newsletter.confirm.expires', { days: confirmDays })}</Paragraph>
      </>
    ),
  }
}
