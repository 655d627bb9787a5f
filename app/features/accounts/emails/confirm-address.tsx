import type { MailTools } from '~/email/mail-tools.server'
import type { Locale } from '~/i18n/locales'
import { linkLifetimes } from '../model'
import { linkMail } from './link-mail'

export const confirmAddress = (tools: MailTools, locale: Locale) =>
  linkMail(tools, 'confirm', locale, {
    subject: tools.t('accounts.confirm.subject'),
    preview: tools.t('accounts.confirm.preview'),
    title: tools.t('accounts.confirm.title'),
    text: tools.t('accounts.confirm.text', { host: tools.publicUrl.host }),
    button: tools.t('accounts.confirm.button'),
    expires: tools.t('accounts.confirm.expires', { days: linkLifetimes.confirmDays }),
  })
