import { withoutAutolinks } from '~/email/autolinks'
import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import type { MemberRole } from '~/lib/member-roles'

type Approved = { name: string; role: MemberRole; isChanged: boolean }

/** To an applicant who has an account: which role it has now, and whether that is new. */
export function approvedMember({ t, brand, publicUrl }: MailTools, approved: Approved): MailContent {
  const kind = approved.isChanged ? 'role' : 'known'
  const texts = { name: withoutAutolinks(approved.name), role: t(`roles.${approved.role}`), product: brand.product }
  return {
    subject: t(`accessRequest.approved.${kind}.subject`, texts),
    preview: t(`accessRequest.approved.${kind}.preview`),
    footnote: t('frame.why', { host: publicUrl.host }),
    body: (
      <>
        <Title>{t(`accessRequest.approved.${kind}.title`, texts)}</Title>
        <Paragraph>{t(`accessRequest.approved.${kind}.text`, texts)}</Paragraph>
        <ButtonLink href={new URL('/login', publicUrl).href}>{t('accessRequest.approved.button')}</ButtonLink>
        <Paragraph>{t('accessRequest.approved.forgotten')}</Paragraph>
      </>
    ),
  }
}
