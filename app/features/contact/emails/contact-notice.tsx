import { Facts, Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/texts.server'
import { responsePromise } from '../model'
import type { ContactRequestInput } from '../schema'

export function contactNotice({ t, publicUrl }: MailTools, request: ContactRequestInput): MailContent {
  const { name, email, organization, message } = request
  const interest = t(`contact.interests.${request.interest}`)
  return {
    subject: t('contact.notice.subject', { interest, organization }),
    preview: t('contact.notice.preview', { name, organization }),
    footnote: t('frame.team', { host: publicUrl.host }),
    body: (
      <>
        <Title>{t('contact.notice.title')}</Title>
        <Paragraph>{t('contact.notice.promise', responsePromise)}</Paragraph>
        <Facts
          facts={[
            [t('contact.name'), name],
            [t('contact.email'), email],
            [t('contact.organization'), organization],
            [t('contact.interest'), interest],
            [t('contact.message'), message],
          ]}
        />
        <Paragraph>{t('contact.notice.reply')}</Paragraph>
      </>
    ),
  }
}
