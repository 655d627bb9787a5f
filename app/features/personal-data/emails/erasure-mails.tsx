import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { homeZone } from '~/lib/home-zone'
import { ownDataPath } from '~/web/requested-page'

/** At the beginning of the wait: when it ends, and how to take the erasure back. */
export function erasureMail({ t, publicUrl, brand, formatTag }: MailTools, dueAt: Date): MailContent {
  const date = new Intl.DateTimeFormat(formatTag, { dateStyle: 'long', timeZone: homeZone }).format(dueAt)
  const { host } = publicUrl
  return {
    subject: t('personalData.erasure.subject', { date }),
    preview: t('personalData.erasure.preview'),
    footnote: t('frame.why', { host }),
    body: (
      <>
        <Title>{t('personalData.erasure.title')}</Title>
        <Paragraph>{t('personalData.erasure.text', { date, host, email: brand.email })}</Paragraph>
        <ButtonLink href={new URL(ownDataPath, publicUrl).href}>{t('personalData.erasure.button')}</ButtonLink>
      </>
    ),
  }
}

/** The last mail. */
export const erasedMail = ({ t, publicUrl: { host } }: MailTools): MailContent => ({
  subject: t('personalData.erased.subject'),
  preview: t('personalData.erased.preview'),
  footnote: t('frame.why', { host }),
  body: (
    <>
      <Title>{t('personalData.erased.title')}</Title>
      <Paragraph>{t('personalData.erased.text', { host })}</Paragraph>
    </>
  ),
})
