import type { circleRequests } from '~/db/schema/circle-requests'
import { withoutAutolinks } from '~/email/autolinks'
import { ButtonLink } from '~/email/button-link'
import { type Fact, Facts, Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { itemPage } from '~/features/inbox/model'
import { circleRequestFields } from '../schema'

type CircleRequest = typeof circleRequests.$inferSelect

/** `session`: the name of the one that the request is for. */
export function circleRequestNotice(
  { t, publicUrl }: MailTools,
  request: CircleRequest,
  session?: string,
): MailContent {
  const { name, organization } = request
  const interests = request.interests.map((interest) => t(`circles.interests.${interest}`)).join(', ')
  const about = organization ? t('circles.notice.who', { name, organization }) : name
  const values = { ...request, interests, consent: request.consentText, eventId: session ?? null }
  return {
    subject: t('circles.notice.subject', { about }),
    preview: t('circles.notice.preview'),
    footnote: t('frame.team', { host: publicUrl.host }),
    isUnsigned: true,
    body: (
      <>
        <Title>{withoutAutolinks(t('circles.notice.title', { about }))}</Title>
        <Paragraph>{t('circles.notice.promise')}</Paragraph>
        <ButtonLink href={new URL(itemPage({ kind: 'circles', id: request.id }), publicUrl).href}>
          {t('circles.notice.button')}
        </ButtonLink>
        <Facts facts={circleRequestFields.map((field): Fact => [t(`circles.fields.${field}`), values[field]])} />
        <Paragraph>{t('circles.notice.reply')}</Paragraph>
      </>
    ),
  }
}
