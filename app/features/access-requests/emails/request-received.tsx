import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { reviewPromise } from '../model'

export const requestReceived = ({ t, brand, publicUrl }: MailTools): MailContent => ({
  subject: t('accessRequest.received.subject'),
  preview: t('accessRequest.received.preview', reviewPromise),
  footnote: t('frame.why', { host: publicUrl.host }),
  body: (
    <>
      <Title>{t('accessRequest.received.title')}</Title>
      <Paragraph>{t('accessRequest.received.text', reviewPromise)}</Paragraph>
      <Paragraph>{t('accessRequest.received.change', { email: brand.email })}</Paragraph>
    </>
  ),
})
