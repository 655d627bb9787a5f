import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import type { Locale } from '~/i18n/locales'
import { confirmHours, copyHours, copyLink } from '../model'

/** A mail with the link to a copy, or to confirm the address before one is made. */
const linkMail = (
  { t, publicUrl, secretPlaceholder }: MailTools,
  kind: 'confirm' | 'ready',
  locale: Locale,
  hours: number,
): MailContent => ({
  subject: t(`personalData.${kind}.subject`),
  preview: t(`personalData.${kind}.preview`, { hours }),
  footnote: t('frame.why', { host: publicUrl.host }),
  body: (
    <>
      <Title>{t(`personalData.${kind}.title`)}</Title>
      <Paragraph>{t(`personalData.${kind}.text`, { host: publicUrl.host })}</Paragraph>
      <ButtonLink href={copyLink(publicUrl, secretPlaceholder, locale)}>{t(`personalData.${kind}.button`)}</ButtonLink>
      <Paragraph>{t(`personalData.${kind}.expires`, { hours })}</Paragraph>
    </>
  ),
})

export const confirmCopyMail = (tools: MailTools, locale: Locale) => linkMail(tools, 'confirm', locale, confirmHours)
export const copyReadyMail = (tools: MailTools, locale: Locale) => linkMail(tools, 'ready', locale, copyHours)
