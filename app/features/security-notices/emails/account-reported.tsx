import { ButtonLink } from '~/email/button-link'
import { Facts, Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { securityEventsPage } from '~/features/security-events/model'
import { timeIn } from './time'

/** Tells an admin that someone reported what happened to their account. */
export function accountReportedMail(tools: MailTools, user: { id: string; email: string }, at: Date): MailContent {
  const { t, publicUrl } = tools
  const page = new URL(securityEventsPage, publicUrl)
  page.searchParams.set('person', user.id)
  return {
    subject: t('securityNotices.reported.subject', { email: user.email }),
    preview: t('securityNotices.reported.preview'),
    footnote: t('securityNotices.admins.why', { host: publicUrl.host }),
    isUnsigned: true,
    body: (
      <>
        <Title>{t('securityNotices.reported.subject', { email: user.email })}</Title>
        <Paragraph>{t('securityNotices.reported.text')}</Paragraph>
        <Facts facts={[[t('securityNotices.when'), timeIn(tools, at)]]} />
        <ButtonLink href={page.href}>{t('securityNotices.reported.button')}</ButtonLink>
      </>
    ),
  }
}
