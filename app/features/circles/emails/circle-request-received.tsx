import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { circle } from '../model'

export const circleRequestReceivedMail = ({ t, brand, publicUrl }: MailTools): MailContent => ({
  subject: t('circles.received.subject'),
  preview: t('circles.received.preview'),
  footnote: t('frame.why', { host: publicUrl.host }),
  body: (
    <>
      <Title>{t('circles.received.title')}</Title>
      <Paragraph>{t('circles.received.text', circle.people)}</Paragraph>
      <Paragraph>{t('circles.received.change', { email: brand.email })}</Paragraph>
    </>
  ),
})
