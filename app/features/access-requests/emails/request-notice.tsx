import type { accessRequests } from '~/db/schema/access-requests'
import { type Fact, Facts, Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { reviewPromise } from '../model'
import { accessRequestFields } from '../schema'

type AccessRequest = typeof accessRequests.$inferSelect

export function requestNotice({ t, publicUrl }: MailTools, request: AccessRequest): MailContent {
  const { name, organization } = request
  const role = t(`roles.${request.role}`)
  const values = { ...request, role }
  return {
    subject: t('accessRequest.notice.subject', { organization }),
    preview: t('accessRequest.notice.preview', { name, role }),
    footnote: t('frame.team', { host: publicUrl.host }),
    body: (
      <>
        <Title>{t('accessRequest.notice.title')}</Title>
        <Paragraph>{t('accessRequest.notice.promise', reviewPromise)}</Paragraph>
        <Facts facts={accessRequestFields.map((field): Fact => [t(`accessRequest.fields.${field}`), values[field]])} />
        <Paragraph>{t('accessRequest.notice.reply')}</Paragraph>
      </>
    ),
  }
}
