import type { accessRequests } from '~/db/schema/access-requests'
import { withoutAutolinks } from '~/email/autolinks'
import { ButtonLink } from '~/email/button-link'
import { type Fact, Facts, Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { reviewPromise } from '../model'
import { requestPage } from '../model/review'
import { accessRequestFields } from '../schema'

type AccessRequest = typeof accessRequests.$inferSelect

export function requestNotice({ t, publicUrl }: MailTools, request: AccessRequest): MailContent {
  const { name, organization } = request
  const role = t(`roles.${request.role}`)
  const values = { ...request, role }
  return {
    subject: t('accessRequest.notice.subject', { name, organization }),
    preview: t('accessRequest.notice.preview', { name, role }),
    footnote: t('frame.team', { host: publicUrl.host }),
    isUnsigned: true,
    body: (
      <>
        <Title>{withoutAutolinks(t('accessRequest.notice.title', { name, organization }))}</Title>
        <Paragraph>{t('accessRequest.notice.promise', reviewPromise)}</Paragraph>
        <ButtonLink href={new URL(requestPage(request.id), publicUrl).href}>
          {t('accessRequest.notice.button')}
        </ButtonLink>
        <Facts facts={accessRequestFields.map((field): Fact => [t(`accessRequest.fields.${field}`), values[field]])} />
        <Paragraph>{t('accessRequest.notice.reply')}</Paragraph>
      </>
    ),
  }
}
