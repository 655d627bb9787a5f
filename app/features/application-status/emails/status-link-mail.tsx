import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import type { Locale } from '~/i18n/locales'
import { statusLink } from '../model'

export const statusLinkMail = ({ t, publicUrl, secretPlaceholder }: MailTools, locale: Locale): MailContent => ({
  subject: t('accessRequest.statusLink.subject'),
  preview: t('accessRequest.statusLink.preview'),
  footnote: t('frame.why', { host: publicUrl.host }),
  body: (
    <>
      <Title>{t('accessRequest.statusLink.title')}</Title>
      <Paragraph>{t('accessRequest.statusLink.text')}</Paragraph>
      <ButtonLink href={statusLink(publicUrl, secretPlaceholder, locale)}>{t('accessRequest.statusButton')}</ButtonLink>
    </>
  ),
})
