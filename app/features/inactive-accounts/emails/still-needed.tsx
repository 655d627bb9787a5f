import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { keptFor } from '~/features/privacy/model'
import type { Question } from '../model'

/** The link leads to the sign-in: to sign in is the answer. */
export function stillNeeded(
  { t, publicUrl, formatTag }: MailTools,
  { question, endsAt }: { question: Question; endsAt: Date },
): MailContent {
  const host = publicUrl.host
  const date = endsAt.toLocaleDateString(formatTag, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    subject: t(`accounts.inactive.${question}.subject`, { host }),
    preview: t('accounts.inactive.preview', { date }),
    footnote: t('securityNotices.why', { host }),
    body: (
      <>
        <Title>{t('accounts.inactive.title')}</Title>
        <Paragraph>{t(`accounts.inactive.${question}.text`, { host, months: keptFor.inactive.months })}</Paragraph>
        <Paragraph>{t('accounts.inactive.end', { date })}</Paragraph>
        <ButtonLink href={new URL('/login', publicUrl).href}>{t('accounts.inactive.button')}</ButtonLink>
      </>
    ),
  }
}
