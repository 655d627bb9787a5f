import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/texts.server'
import { circle } from '../model'
import { InviteFacts, type InviteRequest } from './invite-facts'

export function inviteReceived({ t, brand, publicUrl }: MailTools, request: InviteRequest): MailContent {
  return {
    subject: t('circles.received.subject'),
    preview: t('circles.received.preview'),
    footnote: t('frame.why', { host: publicUrl.host }),
    body: (
      <>
        <Title>{t('circles.received.title', { name: request.name })}</Title>
        <Paragraph>{t('circles.received.text', circle.people)}</Paragraph>
        <Paragraph>{t('circles.received.wrote')}</Paragraph>
        <InviteFacts t={t} request={request} />
        <Paragraph>{t('circles.received.change', { email: brand.email })}</Paragraph>
      </>
    ),
  }
}
