import type { circleRequests } from '~/db/schema/circle-requests'
import { type Fact, Facts, Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { circleRequestFields } from '../schema'

type CircleRequest = typeof circleRequests.$inferSelect

export function circleRequestNotice({ t, publicUrl }: MailTools, request: CircleRequest): MailContent {
  const { name, organization } = request
  const interests = request.interests.map((interest) => t(`circles.interests.${interest}`)).join(', ')
  const values = { ...request, interests, consent: request.consentText }
  return {
    subject: organization
      ? t('circles.notice.subjectFrom', { name, organization })
      : t('circles.notice.subject', { name }),
    preview: t('circles.notice.preview'),
    footnote: t('frame.team', { host: publicUrl.host }),
    body: (
      <>
        <Title>{t('circles.notice.title')}</Title>
        <Paragraph>{t('circles.notice.promise')}</Paragraph>
        <Facts facts={circleRequestFields.map((field): Fact => [t(`circles.fields.${field}`), values[field]])} />
        <Paragraph>{t('circles.notice.reply')}</Paragraph>
      </>
    ),
  }
}
