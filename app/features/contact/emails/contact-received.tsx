import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { responsePromise } from '../model'

type Subject = 'subject' | 'subjectOfData'

export const contactReceived = ({ t, brand, publicUrl }: MailTools, subject: Subject = 'subject'): MailContent => ({
  subject: t(`contact.received.${subject}`),
  preview: t('contact.received.preview', responsePromise),
  footnote: t('frame.why', { host: publicUrl.host }),
  body: (
    <>
      <Title>{t('contact.received.title')}</Title>
      <Paragraph>{t('contact.received.text', responsePromise)}</Paragraph>
      <Paragraph>{t('contact.received.sooner', { email: brand.email, phone: brand.phone })}</Paragraph>
    </>
  ),
})
