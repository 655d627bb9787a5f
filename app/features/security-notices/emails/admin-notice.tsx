import { ButtonLink } from '~/email/button-link'
import { Facts, Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { linkLifetimes, linkTo } from '~/features/accounts/model'
import { personPage } from '~/features/people/model'
import type { Locale } from '~/i18n/locales'
import type { AdminRole } from '~/lib/admin-roles'
import type { AdminChange } from '../model'
import { timeIn } from './time'

type Change = {
  what: AdminChange
  at: Date
  adminRole?: AdminRole
  user: { id: string; email: string }
  /** Unknown when it was a command on the server, or the account is gone. */
  by: string | undefined
  /** Whether the mail is for the admin who did it: only they can say that it was not them. */
  isActor: boolean
  /** Whether they may open the person's page. */
  canOpen: boolean
}

/** Tells an admin that someone became an admin, is another one, or is none any more. */
export function adminNotice(tools: MailTools, locale: Locale, change: Change): MailContent {
  const { what, at, user, adminRole, by, isActor, canOpen } = change
  const { t, publicUrl, secretPlaceholder } = tools
  const facts: [string, string][] = [[t('securityNotices.when'), timeIn(tools, at)]]
  if (adminRole) facts.push([t('securityNotices.adminRole'), t(`securityNotices.adminRoles.${adminRole}`)])
  if (by) facts.push([t('securityNotices.by'), by])
  const notMe = linkTo(publicUrl, 'not-me', secretPlaceholder, locale)
  const page = new URL(personPage(user.id), publicUrl).href
  const text = isActor
    ? t('securityNotices.notMeText', { days: linkLifetimes.notMeDays })
    : t('securityNotices.admins.text', { what })
  return {
    subject: t(`securityNotices.admins.${what}`, { email: user.email }),
    preview: t('securityNotices.admins.preview'),
    footnote: t('securityNotices.admins.why', { host: publicUrl.host }),
    isUnsigned: true,
    body: (
      <>
        <Title>{t(`securityNotices.admins.${what}`, { email: user.email })}</Title>
        <Facts facts={facts} />
        <Paragraph>{text}</Paragraph>
        {(isActor || canOpen) && (
          <ButtonLink href={isActor ? notMe : page}>
            {isActor ? t('securityNotices.notMe') : t('securityNotices.admins.button')}
          </ButtonLink>
        )}
      </>
    ),
  }
}
