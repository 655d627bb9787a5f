import { withoutAutolinks } from '~/email/autolinks'
import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { deliverablePage } from '../model'

type Accepted = { id: string; engagementId: string; organisation: string; title: string; offer: string; by: string }

/** To the colleague who owns it: a member of the organisation has accepted it. */
export function acceptedMail({ t, publicUrl }: MailTools, accepted: Accepted): MailContent {
  const { id, engagementId, offer } = accepted
  // They are typed by people: mail programs must not make links of them.
  const values = {
    offer,
    organisation: withoutAutolinks(accepted.organisation),
    title: withoutAutolinks(accepted.title),
    by: withoutAutolinks(accepted.by),
  }
  return {
    subject: t('deliverables.accepted.subject', values),
    preview: t('deliverables.accepted.preview', values),
    footnote: t('frame.team', { host: publicUrl.host }),
    isUnsigned: true,
    body: (
      <>
        <Title>{t('deliverables.accepted.title', values)}</Title>
        <Paragraph>{t('deliverables.accepted.text', values)}</Paragraph>
        <ButtonLink href={new URL(deliverablePage(engagementId, id), publicUrl).href}>
          {t('deliverables.accepted.button')}
        </ButtonLink>
      </>
    ),
  }
}
