import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'

/** For a registration with an address that has an account. Mailed, because the page would reveal it to anyone. */
export const alreadyMember = ({ t, publicUrl }: MailTools): MailContent => ({
  subject: t('accounts.known.subject'),
  preview: t('accounts.known.preview'),
  footnote: t('frame.why', { host: publicUrl.host }),
  body: (
    <>
      <Title>{t('accounts.known.title')}</Title>
      <Paragraph>{t('accounts.known.text', { host: publicUrl.host })}</Paragraph>
      <ButtonLink href={new URL('/reset-password', publicUrl).href}>{t('accounts.known.button')}</ButtonLink>
    </>
  ),
})
