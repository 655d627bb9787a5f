import { Facts, Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/texts.server'
import { responsePromise } from '../model'
import type { ContactRequestInput } from '../schema'

export function contactReceived({ t, brand, publicUrl }: MailTools, request: ContactRequestInput): MailContent {
  const { name, organization, interest, message } = request
  return {
    subject: t('contact.received.subject'),
    preview: t('contact.received.preview', responsePromise),
    footnote: t('frame.why', { host: publicUrl.host }),
    body: (
      <>
        <Title>{t('contact.received.title', { name })}</Title>
        <Paragraph>{t('contact.received.text', responsePromise)}</Paragraph>
        <Paragraph>{t('contact.received.wrote')}</Paragraph>
        <Facts
          facts={[
            [t('contact.name'), name],
            [t('contact.organization'), organization],
            [t('contact.interest'), t(`contact.interests.${interest}`)],
            [t('contact.message'), message],
          ]}
        />
        <Paragraph>{t('contact.received.sooner', { email: brand.email, phone: brand.phone })}</Paragraph>
      </>
    ),
  }
}
