import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { statusLink } from '~/features/application-status/model'
import type { Locale } from '~/i18n/locales'

export const requestAgain = ({ t, publicUrl, secretPlaceholder }: MailTools, locale: Locale): MailContent => ({
  subject: t('accessRequest.again.subject'),
  preview: t('accessRequest.again.preview'),
  footnote: t('frame.why', { host: publicUrl.host }),
  body: (
    <>
      <Title>{t('accessRequest.again.title')}</Title>
      <Paragraph>{t('accessRequest.again.text')}</Paragraph>
      <ButtonLink href={statusLink(publicUrl, secretPlaceholder, locale)}>{t('accessRequest.statusButton')}</ButtonLink>
    </>
  ),
})
