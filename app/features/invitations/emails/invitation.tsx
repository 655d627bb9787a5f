import { withoutAutolinks } from '~/email/autolinks'
import type { MailTools } from '~/email/mail-tools.server'
import { linkMail } from '~/features/accounts/emails/link-mail'
import { dateFormat } from '~/i18n/date-format'
import type { Locale } from '~/i18n/locales'
import { homeZone } from '~/lib/home-zone'
import type { MemberRole } from '~/lib/member-roles'

type Invited = {
  name: string
  role: MemberRole
  isAdmin: boolean
  expiresAt: Date
  /** The colleague who invites; empty for one without a name, who is then called the team. */
  inviter: string
  /** Empty for none. */
  organisation: string
}

/** Who invites, as what, and until when. */
export function invitation(tools: MailTools, locale: Locale, invited: Invited) {
  const { t, brand, formatTag } = tools
  const { product } = brand
  const role = t(`roles.${invited.role}`)
  const [name, inviter, organisation] = [invited.name, invited.inviter, invited.organisation].map(withoutAutolinks)
  const date = dateFormat(formatTag, { timeZone: homeZone, dateStyle: 'long', timeStyle: 'short' }).format(
    invited.expiresAt,
  )
  const sentences = [
    inviter ? t('accounts.invite.by', { inviter, product, role }) : t('accounts.invite.byTeam', { product, role }),
    organisation ? t('accounts.invite.organisation', { organisation }) : '',
    invited.isAdmin ? t('accounts.invite.admin', { product }) : '',
    t('accounts.invite.text'),
  ]
  return linkMail(tools, 'invite', locale, {
    subject: t('accounts.invite.subject', { product }),
    preview: t('accounts.invite.preview'),
    title: name ? t('accounts.invite.titleFor', { name }) : t('accounts.invite.title'),
    text: sentences.filter(Boolean).join(' '),
    button: t('accounts.invite.button'),
    expires: t('accounts.invite.expires', { date }),
  })
}
