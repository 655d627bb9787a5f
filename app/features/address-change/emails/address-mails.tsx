import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { linkMail } from '~/features/accounts/emails/link-mail'
import { linkLifetimes } from '~/features/accounts/model'
import type { Locale } from '~/i18n/locales'

export const changeAddressMail = (tools: MailTools, locale: Locale) =>
  linkMail(tools, 'change-address', locale, {
    subject: tools.t('addressChange.confirm.subject'),
    preview: tools.t('addressChange.confirm.preview'),
    title: tools.t('addressChange.confirm.title'),
    text: tools.t('addressChange.confirm.text', { host: tools.publicUrl.host }),
    button: tools.t('addressChange.confirm.button'),
    expires: tools.t('addressChange.confirm.expires', { hours: linkLifetimes.changeHours }),
  })

/** To the owner of the other account. */
export const addressTakenMail = ({ t, publicUrl }: MailTools): MailContent => ({
  subject: t('addressChange.taken.subject'),
  preview: t('addressChange.taken.preview'),
  footnote: t('frame.why', { host: publicUrl.host }),
  body: (
    <>
      <Title>{t('addressChange.taken.title')}</Title>
      <Paragraph>{t('addressChange.taken.text', { host: publicUrl.host })}</Paragraph>
    </>
  ),
})
