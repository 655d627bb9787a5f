import { Facts, Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/texts.server'
import { reviewPromise } from '../model'
import type { AccessRequestInput } from '../schema'

export function requestReceived({ t, brand, publicUrl }: MailTools, request: AccessRequestInput): MailContent {
  const { name, organization, role, reason } = request
  return {
    subject: t('accessRequest.received.subject'),
    preview: t('accessRequest.received.preview', reviewPromise),
    footnote: t('frame.why', { host: publicUrl.host }),
    body: (
      <>
        <Title>{t('accessRequest.received.title', { name })}</Title>
        <Paragraph>{t('accessRequest.received.text', reviewPromise)}</Paragraph>
        <Paragraph>{t('accessRequest.received.wrote')}</Paragraph>
        <Facts
          facts={[
            [t('accessRequest.received.name'), name],
            [t('accessRequest.received.organization'), organization],
            [t('accessRequest.received.role'), t(`roles.${role}`)],
            [t('accessRequest.received.reason'), reason],
          ]}
        />
        <Paragraph>{t('accessRequest.received.change', { email: brand.email })}</Paragraph>
      </>
    ),
  }
}
