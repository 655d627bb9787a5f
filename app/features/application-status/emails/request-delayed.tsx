import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import type { Locale } from '~/i18n/locales'
import { statusLink, writeDay } from '../model'

export function requestDelayed(
  { t, formatTag, publicUrl, secretPlaceholder }: MailTools,
  { dueAt, locale }: { dueAt: Date; locale: Locale },
): MailContent {
  const date = writeDay(dueAt, formatTag)
  return {
    subject: t('accessRequest.delayed.subject'),
    preview: t('accessRequest.delayed.preview'),
    footnote: t('frame.why', { host: publicUrl.host }),
    body: (
      <>
        <Title>{t('accessRequest.delayed.title')}</Title>
        <Paragraph>{t('accessRequest.delayed.text', { date })}</Paragraph>
        <ButtonLink href={statusLink(publicUrl, secretPlaceholder, locale)}>
          {t('accessRequest.statusButton')}
        </ButtonLink>
      </>
    ),
  }
}
