import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import type { Locale } from '~/i18n/locales'
import { homeZone } from '~/lib/home-zone'
import { type Asker, copyLink, ownDataLink } from '../model'

type Erasure = { dueAt: Date; requestedBy: Asker; locale: Locale; hasAccount: boolean }

/** At the beginning of the wait: who asked for it, when it ends, and how to take it back. */
export function erasureMail(tools: MailTools, { dueAt, requestedBy, locale, hasAccount }: Erasure): MailContent {
  const { t, publicUrl, secretPlaceholder, brand, formatTag } = tools
  const date = new Intl.DateTimeFormat(formatTag, { dateStyle: 'long', timeZone: homeZone }).format(dueAt)
  const { host } = publicUrl
  const link = hasAccount ? ownDataLink(publicUrl, locale) : copyLink(publicUrl, secretPlaceholder, locale)
  const by = requestedBy === 'admin' ? 'byTeam' : 'byPerson'
  return {
    subject: t('personalData.erasure.subject', { date }),
    preview: t('personalData.erasure.preview'),
    footnote: t('personalData.stored', { host }),
    body: (
      <>
        <Title>{t('personalData.erasure.title')}</Title>
        <Paragraph>{t(`personalData.erasure.${by}`, { date, host })}</Paragraph>
        <Paragraph>{t(`personalData.erasure.${hasAccount ? 'signIn' : 'link'}`, { email: brand.email })}</Paragraph>
        <ButtonLink href={link}>{t('personalData.erasure.button')}</ButtonLink>
      </>
    ),
  }
}

/** The erasure was taken back. */
export const keptMail = ({ t, publicUrl: { host }, brand }: MailTools, by: Asker): MailContent => ({
  subject: t('personalData.kept.subject'),
  preview: t('personalData.kept.preview'),
  footnote: t('personalData.stored', { host }),
  body: (
    <>
      <Title>{t('personalData.kept.title')}</Title>
      <Paragraph>{t(`personalData.kept.${by === 'admin' ? 'byTeam' : 'byPerson'}`, { host })}</Paragraph>
      <Paragraph>{t('personalData.kept.notYou', { email: brand.email })}</Paragraph>
    </>
  ),
})

/** The last mail. */
export const erasedMail = ({ t, publicUrl: { host } }: MailTools): MailContent => ({
  subject: t('personalData.erased.subject'),
  preview: t('personalData.erased.preview'),
  footnote: t('personalData.wasStored', { host }),
  body: (
    <>
      <Title>{t('personalData.erased.title')}</Title>
      <Paragraph>{t('personalData.erased.text', { host })}</Paragraph>
    </>
  ),
})
