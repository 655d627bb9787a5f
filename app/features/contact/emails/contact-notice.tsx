import type { contactRequests } from '~/db/schema/contact-requests'
import { type Fact, Facts, Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { responsePromise } from '../model'
import { contactFields } from '../schema'

type ContactRequest = typeof contactRequests.$inferSelect

export function contactNotice({ t, publicUrl }: MailTools, request: ContactRequest): MailContent {
  const { name, organization } = request
  const interest = t(`contact.interests.${request.interest}`)
  const values = { ...request, interest }
  return {
    subject: t('contact.notice.subject', { interest, organization }),
    preview: t('contact.notice.preview', { name, organization }),
    footnote: t('frame.team', { host: publicUrl.host }),
    body: (
      <>
        <Title>{t('contact.notice.title')}</Title>
        <Paragraph>{t('contact.notice.promise', responsePromise)}</Paragraph>
        <Facts facts={contactFields.map((field): Fact => [t(`contact.fields.${field}`), values[field]])} />
        <Paragraph>{t('contact.notice.reply')}</Paragraph>
      </>
    ),
  }
}
