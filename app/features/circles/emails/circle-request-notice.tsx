import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/texts.server'
import { type CircleRequestData, CircleRequestFacts } from './circle-request-facts'

export function circleRequestNotice({ t, publicUrl }: MailTools, request: CircleRequestData): MailContent {
  const { name, organization } = request
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
        <CircleRequestFacts t={t} request={request} />
        <Paragraph>{t('circles.notice.reply')}</Paragraph>
      </>
    ),
  }
}
