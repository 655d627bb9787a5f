import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import type { Locale } from '~/i18n/locales'
import { type LinkPurpose, linkTo } from '../model'

type LinkMailTexts = { subject: string; preview: string; title: string; text: string; button: string; expires: string }

/** A mail with one button, and for how long its link works. */
export const linkMail = (
  { t, publicUrl, secretPlaceholder }: MailTools,
  purpose: LinkPurpose,
  locale: Locale,
  texts: LinkMailTexts,
): MailContent => ({
  subject: texts.subject,
  preview: texts.preview,
  footnote: t('frame.why', { host: publicUrl.host }),
  body: (
    <>
      <Title>{texts.title}</Title>
      <Paragraph>{texts.text}</Paragraph>
      <ButtonLink href={linkTo(publicUrl, purpose, secretPlaceholder, locale)}>{texts.button}</ButtonLink>
      <Paragraph>{texts.expires}</Paragraph>
    </>
  ),
})
