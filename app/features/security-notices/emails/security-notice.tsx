import { ButtonLink } from '~/email/button-link'
import { Facts, Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { linkLifetimes, linkTo } from '~/features/accounts/model'
import type { Locale } from '~/i18n/locales'
import type { NoticeKind } from '../model'
import { timeIn } from './time'

type Happened = { what: NoticeKind; at: Date; device?: string; network?: string }

/** Tells a person what happened to their account, with the link for when it was not them. */
export const securityNoticeMail = (tools: MailTools, locale: Locale, { what, at, device, network }: Happened) => {
  const { t, publicUrl, secretPlaceholder } = tools
  const facts: [string, string][] = [[t('securityNotices.when'), timeIn(tools, at)]]
  if (device) facts.push([t('securityNotices.device'), device])
  if (network) facts.push([t('securityNotices.network'), network])
  return {
    subject: t(`securityNotices.${what}.subject`),
    preview: t('securityNotices.preview'),
    footnote: t('securityNotices.why', { host: publicUrl.host }),
    body: (
      <>
        <Title>{t(`securityNotices.${what}.subject`)}</Title>
        <Paragraph>{t(`securityNotices.${what}.text`, { host: publicUrl.host })}</Paragraph>
        <Facts facts={facts} />
        <Paragraph>{t('securityNotices.notMeText', { days: linkLifetimes.notMeDays })}</Paragraph>
        <ButtonLink href={linkTo(publicUrl, 'not-me', secretPlaceholder, locale)}>
          {t('securityNotices.notMe')}
        </ButtonLink>
      </>
    ),
  } satisfies MailContent
}
