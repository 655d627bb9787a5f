import { Facts, Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/texts.server'
import { reviewPromise } from '../model'
import type { AccessRequestInput } from '../schema'

export function requestNotice({ t, publicUrl }: MailTools, request: AccessRequestInput): MailContent {
  const { name, email, organization, reason } = request
  const role = t(`roles.${request.role}`)
  return {
    subject: t('accessRequest.notice.subject', { organization }),
    preview: t('accessRequest.notice.preview', { name, role }),
    footnote: t('frame.team', { host: publicUrl.host }),
    body: (
      <>
        <Title>{t('accessRequest.notice.title')}</Title>
        <Paragraph>{t('accessRequest.notice.promise', reviewPromise)}</Paragraph>
        <Facts
          facts={[
            [t('accessRequest.notice.name'), name],
            [t('accessRequest.notice.email'), email],
            [t('accessRequest.notice.organization'), organization],
            [t('accessRequest.notice.role'), role],
            [t('accessRequest.notice.reason'), reason],
          ]}
        />
        <Paragraph>{t('accessRequest.notice.reply')}</Paragraph>
      </>
    ),
  }
}
