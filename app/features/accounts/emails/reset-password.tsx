import type { MailTools } from '~/email/mail-tools.server'
import type { Locale } from '~/i18n/locales'
import { linkLifetimes } from '../model'
import { linkMail } from './link-mail'

export const resetPassword = (tools: MailTools, locale: Locale) =>
  linkMail(tools, 'reset', locale, {
    subject: tools.t('accounts.reset.subject'),
    preview: tools.t('accounts.reset.preview'),
    title: tools.t('accounts.reset.title'),
    text: tools.t('accounts.reset.text', { host: tools.publicUrl.host }),
    button: tools.t('accounts.reset.button'),
    expires: tools.t('accounts.reset.expires', { minutes: linkLifetimes.resetMinutes }),
  })
