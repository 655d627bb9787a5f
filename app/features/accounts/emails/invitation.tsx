import { withoutAutolinks } from '~/email/autolinks'
import type { MailTools } from '~/email/mail-tools.server'
import type { Locale } from '~/i18n/locales'
import { linkLifetimes } from '../model'
import { linkMail } from './link-mail'

export const invitation = (tools: MailTools, locale: Locale, name: string) =>
  linkMail(tools, 'invite', locale, {
    subject: tools.t('accounts.invite.subject', { product: tools.brand.product }),
    preview: tools.t('accounts.invite.preview'),
    title: name
      ? tools.t('accounts.invite.titleFor', { name: withoutAutolinks(name) })
      : tools.t('accounts.invite.title'),
    text: tools.t('accounts.invite.text', { product: tools.brand.product }),
    button: tools.t('accounts.invite.button'),
    expires: tools.t('accounts.invite.expires', { days: linkLifetimes.inviteDays }),
  })
