import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'

export const passwordChanged = ({ t, publicUrl, brand }: MailTools): MailContent => ({
  subject: t('accounts.changed.subject'),
  preview: t('accounts.changed.preview'),
  footnote: t('accounts.changed.why', { host: publicUrl.host }),
  body: (
    <>
      <Title>{t('accounts.changed.title')}</Title>
      <Paragraph>{t('accounts.changed.text', { host: publicUrl.host, email: brand.email })}</Paragraph>
      <ButtonLink href={new URL('/reset-password', publicUrl).href}>{t('accounts.changed.button')}</ButtonLink>
    </>
  ),
})
