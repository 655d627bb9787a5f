import { ButtonLink, TextLink } from '~/email/button-link'
import { Letter, Paragraph } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { type LocalizedText, resolveText } from '~/features/content/model'
import { feedbackUrl } from '~/features/event-feedback/model'
import { EventFacts } from '~/features/event-planning/emails/event-facts'
import type { MailedEvent } from '~/features/event-planning/emails/mailed-event'
import type { Locale } from '~/i18n/locales'

export type ThanksParts = {
  materials: { path: string; title: LocalizedText }[]
  /** False when feedback is no longer taken. */
  asksForFeedback: boolean
}

/** Thanks a guest in the words of an admin, with the materials of the event and the way to give feedback. */
export const thanksMail = (
  { t, publicUrl }: MailTools,
  locale: Locale,
  event: MailedEvent,
  { subject, body }: { subject: string; body: string },
  { materials, asksForFeedback }: ThanksParts,
): MailContent => ({
  subject,
  preview: body.replace(/\s+/g, ' ').slice(0, 120),
  footnote: t('guestMails.thanks.why', { host: publicUrl.host }),
  body: (
    <>
      <Letter text={body} />
      {materials.length > 0 && <Paragraph>{t('guestMails.thanks.materials')}</Paragraph>}
      {materials.map(({ path, title }) => (
        <Paragraph key={path}>
          <TextLink href={new URL(path, publicUrl).href}>{resolveText(locale, title).text}</TextLink>
        </Paragraph>
      ))}
      {asksForFeedback && <Paragraph>{t('guestMails.thanks.ask')}</Paragraph>}
      {asksForFeedback && (
        <ButtonLink href={feedbackUrl(publicUrl, event.id)}>{t('guestMails.thanks.button')}</ButtonLink>
      )}
      <EventFacts t={t} locale={locale} event={event} />
    </>
  ),
})
