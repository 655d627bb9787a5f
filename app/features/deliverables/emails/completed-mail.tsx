import { withoutAutolinks } from '~/email/autolinks'
import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { ownEngagementPage } from '~/features/engagements/model'

type Completed = { engagementId: string; organisation: string; title: string; offer: string }

/** To a member who signs for the organisation: something is complete, and waits for them to accept it. */
export function completedMail({ t, publicUrl }: MailTools, completed: Completed): MailContent {
  const { engagementId, offer } = completed
  // Both are typed by people: mail programs must not make links of them.
  const values = {
    offer,
    organisation: withoutAutolinks(completed.organisation),
    title: withoutAutolinks(completed.title),
  }
  return {
    subject: t('deliverables.completed.subject', values),
    preview: t('deliverables.completed.preview', values),
    footnote: t('deliverables.why', { host: publicUrl.host }),
    body: (
      <>
        <Title>{t('deliverables.completed.title', values)}</Title>
        <Paragraph>{t('deliverables.completed.text', values)}</Paragraph>
        <ButtonLink href={new URL(ownEngagementPage(engagementId), publicUrl).href}>
          {t('deliverables.completed.button')}
        </ButtonLink>
      </>
    ),
  }
}
