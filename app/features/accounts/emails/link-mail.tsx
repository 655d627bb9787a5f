import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/texts.server'
import type { Locale } from '~/i18n/locales'
import { type LinkPurpose, linkTo } from '../model'

type Words = { subject: string; preview: string; title: string; text: string; button: string; expires: string }

/** A mail with one thing to do, and for how long it can be done. */
export const linkMail = (
  { t, publicUrl, secretPlaceholder }: MailTools,
  purpose: LinkPurpose,
  locale: Locale,
  words: Words,
): MailContent => ({
  subject: words.subject,
  preview: words.preview,
  footnote: t('frame.why', { host: publicUrl.host }),
  body: (
    <>
      <Title>{words.title}</Title>
      <Paragraph>{words.text}</Paragraph>
      <ButtonLink href={linkTo(publicUrl, purpose, secretPlaceholder, locale)}>{words.button}</ButtonLink>
      <Paragraph>{words.expires}</Paragraph>
    </>
  ),
})
