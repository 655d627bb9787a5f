import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import type { Locale } from '~/i18n/locales'
import { confirmHours, copyHours, copyLink } from '../model'

/** A mail with a link that works for some hours. */
const linkMail = (
  { t, publicUrl, secretPlaceholder }: MailTools,
  kind: 'confirm' | 'ready',
  locale: Locale,
  hours: number,
): Omit<MailContent, 'footnote'> => ({
  subject: t(`personalData.${kind}.subject`),
  preview: t(`personalData.${kind}.preview`, { hours }),
  body: (
    <>
      <Title>{t(`personalData.${kind}.title`)}</Title>
      <Paragraph>{t(`personalData.${kind}.text`, { host: publicUrl.host })}</Paragraph>
      <ButtonLink href={copyLink(publicUrl, secretPlaceholder, locale)}>{t(`personalData.${kind}.button`)}</ButtonLink>
      <Paragraph>{t(`personalData.${kind}.expires`, { hours })}</Paragraph>
    </>
  ),
})

/** To an address that anyone may have entered. */
export const confirmMail = (tools: MailTools, locale: Locale): MailContent => ({
  ...linkMail(tools, 'confirm', locale, confirmHours),
  footnote: tools.t('frame.why', { host: tools.publicUrl.host }),
})

export const copyReadyMail = (tools: MailTools, locale: Locale): MailContent => ({
  ...linkMail(tools, 'ready', locale, copyHours),
  footnote: tools.t('personalData.asked', { host: tools.publicUrl.host }),
})

/** Instead of a copy with nothing in it. */
export const nothingStoredMail = ({ t, publicUrl: { host } }: MailTools): MailContent => ({
  subject: t('personalData.nothing.subject'),
  preview: t('personalData.nothing.preview'),
  footnote: t('personalData.asked', { host }),
  body: (
    <>
      <Title>{t('personalData.nothing.title')}</Title>
      <Paragraph>{t('personalData.nothing.text', { host })}</Paragraph>
    </>
  ),
})
