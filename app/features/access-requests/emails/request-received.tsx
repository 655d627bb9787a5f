import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { statusLink, writeDay } from '~/features/application-status/model'
import type { Locale } from '~/i18n/locales'
import { reviewPromise } from '../model'

export const requestReceived = (
  { t, formatTag, publicUrl, secretPlaceholder }: MailTools,
  { dueAt, locale }: { dueAt: Date; locale: Locale },
): MailContent => ({
  subject: t('accessRequest.received.subject'),
  preview: t('accessRequest.received.preview', reviewPromise),
  footnote: t('frame.why', { host: publicUrl.host }),
  body: (
    <>
      <Title>{t('accessRequest.received.title')}</Title>
      <Paragraph>{t('accessRequest.received.text', { ...reviewPromise, date: writeDay(dueAt, formatTag) })}</Paragraph>
      <ButtonLink href={statusLink(publicUrl, secretPlaceholder, locale)}>{t('accessRequest.statusButton')}</ButtonLink>
      <Paragraph>{t('accessRequest.received.change')}</Paragraph>
    </>
  ),
})
