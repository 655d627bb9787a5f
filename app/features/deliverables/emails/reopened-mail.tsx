import { withoutAutolinks } from '~/email/autolinks'
import { ButtonLink } from '~/email/button-link'
import { Facts, Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { ownEngagementPage } from '~/features/engagements/model'

type Reopened = { engagementId: string; organisation: string; title: string; offer: string; reason: string }

/** To those who signed and whoever had accepted it: it is open again, and their acceptance no longer counts. */
export function reopenedMail({ t, publicUrl }: MailTools, reopened: Reopened): MailContent {
  const { engagementId, offer, reason } = reopened
  // Both are typed by people: mail programs must not make links of them.
  const values = {
    offer,
    organisation: withoutAutolinks(reopened.organisation),
    title: withoutAutolinks(reopened.title),
  }
  return {
    subject: t('deliverables.reopened.subject', values),
    preview: t('deliverables.reopened.preview', values),
    footnote: t('deliverables.why', { host: publicUrl.host }),
    body: (
      <>
        <Title>{t('deliverables.reopened.title', values)}</Title>
        <Paragraph>{t('deliverables.reopened.text', values)}</Paragraph>
        <ButtonLink href={new URL(ownEngagementPage(engagementId), publicUrl).href}>
          {t('deliverables.reopened.button')}
        </ButtonLink>
        <Facts facts={[[t('deliverables.reopened.reason'), reason]]} />
      </>
    ),
  }
}
