import { ButtonLink } from '~/email/button-link'
import { Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { linkLifetimes, linkTo } from '~/features/accounts/model'
import type { RemovedFactors } from '~/features/factors/model'
import type { Locale } from '~/i18n/locales'

/** After 'This was not me': the link for the new password that opens the account again, and what was removed. */
export function accountClosedMail(tools: MailTools, locale: Locale, removed: RemovedFactors): MailContent {
  const { t, publicUrl, secretPlaceholder } = tools
  const { passkeys, hasTotp, recoveryCodes } = removed
  const lines = [
    ...passkeys.map((name) => t('securityNotices.closed.passkey', { name })),
    ...(hasTotp ? [t('securityNotices.closed.totp')] : []),
    ...(recoveryCodes > 0 ? [t('securityNotices.closed.codes')] : []),
  ]
  return {
    subject: t('securityNotices.closed.subject'),
    preview: t('securityNotices.closed.preview'),
    footnote: t('securityNotices.why', { host: publicUrl.host }),
    body: (
      <>
        <Title>{t('securityNotices.closed.subject')}</Title>
        <Paragraph>{t('securityNotices.closed.text', { host: publicUrl.host })}</Paragraph>
        <ButtonLink href={linkTo(publicUrl, 'reset', secretPlaceholder, locale)}>
          {t('securityNotices.closed.button')}
        </ButtonLink>
        <Paragraph>
          {t('securityNotices.closed.expires', { minutes: linkLifetimes.resetMinutes, host: publicUrl.host })}
        </Paragraph>
        {lines.map((line) => (
          <Paragraph key={line}>{line}</Paragraph>
        ))}
        <Paragraph>{t('securityNotices.closed.next')}</Paragraph>
      </>
    ),
  }
}
