import type { contactRequests } from '~/db/schema/contact-requests'
import { withoutAutolinks } from '~/email/autolinks'
import { ButtonLink } from '~/email/button-link'
import { type Fact, Facts, Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { itemPage } from '~/features/inbox/model'
import { responsePromise } from '../model'
import { contactFields } from '../schema'

type ContactRequest = typeof contactRequests.$inferSelect

export function contactNotice({ t, publicUrl }: MailTools, request: ContactRequest): MailContent {
  const { name, organization } = request
  const interest = t(`contact.interests.${request.interest}`)
  const values = { ...request, interest }
  return {
    subject: t('contact.notice.subject', { interest, name, organization }),
    preview: t('contact.notice.preview', { interest }),
    footnote: t('frame.team', { host: publicUrl.host }),
    isUnsigned: true,
    body: (
      <>
        <Title>{withoutAutolinks(t('contact.notice.title', { name, organization }))}</Title>
        <Paragraph>{t('contact.notice.promise', responsePromise)}</Paragraph>
        <ButtonLink href={new URL(itemPage({ kind: 'contact', id: request.id }), publicUrl).href}>
          {t('contact.notice.button')}
        </ButtonLink>
        <Facts facts={contactFields.map((field): Fact => [t(`contact.fields.${field}`), values[field]])} />
        <Paragraph>{t('contact.notice.reply')}</Paragraph>
      </>
    ),
  }
}
