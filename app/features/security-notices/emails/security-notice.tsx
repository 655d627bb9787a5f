import { ButtonLink } from '~/email/button-link'
import { Facts, Paragraph, Title } from '~/email/frame'
import type { MailContent, MailTools } from '~/email/mail-tools.server'
import { linkLifetimes, linkTo } from '~/features/accounts/model'
import type { Locale } from '~/i18n/locales'
import type { AdminRole } from '~/lib/admin-roles'
import { hasNotMeLink, type NoticeKind, type NoticeOrigin } from '../model'
import { timeIn } from './time'

type Happened = {
  what: NoticeKind
  at: Date
  origin: NoticeOrigin
  /** The admin who did it, if it was one and the account is still there. */
  by: string | undefined
  adminRole?: AdminRole
  device?: string
  network?: string
  factor?: 'passkey' | 'totp' | 'all'
  passkeyName?: string
  isLast?: boolean
  codes?: number
}

/** Tells a person what happened to their account, with the link for when it was not them. */
export function securityNoticeMail(tools: MailTools, locale: Locale, happened: Happened): MailContent {
  const { t, publicUrl, secretPlaceholder } = tools
  const { what, origin, factor = 'all', codes = 0 } = happened
  const { host } = publicUrl
  const title = t(`securityNotices.${what}.subject`, { factor })
  const more = moreTexts(tools, happened)
  return {
    subject: title,
    preview: t(origin === 'self' ? 'securityNotices.preview' : 'securityNotices.previewByAdmin'),
    footnote: t('securityNotices.why', { host }),
    body: (
      <>
        <Title>{title}</Title>
        <Paragraph>{t(`securityNotices.${what}.text`, { host, codes })}</Paragraph>
        <Facts facts={factsOf(tools, happened)} />
        {more.map((text) => (
          <Paragraph key={text}>{text}</Paragraph>
        ))}
        <Paragraph>{closingText(tools, happened)}</Paragraph>
        {hasNotMeLink(what, origin) && (
          <ButtonLink href={linkTo(publicUrl, 'not-me', secretPlaceholder, locale)}>
            {t('securityNotices.notMe')}
          </ButtonLink>
        )}
      </>
    ),
  }
}

function factsOf(tools: MailTools, { at, by, adminRole, device, network, passkeyName }: Happened) {
  const { t } = tools
  const facts: [string, string][] = [[t('securityNotices.when'), timeIn(tools, at)]]
  if (passkeyName) facts.push([t('securityNotices.passkey'), passkeyName])
  if (adminRole) facts.push([t('securityNotices.adminRole'), t(`securityNotices.adminRoles.${adminRole}`)])
  if (by) facts.push([t('securityNotices.by'), by])
  if (device) facts.push([t('securityNotices.device'), device])
  if (network) facts.push([t('securityNotices.network'), network])
  return facts
}

/** What happened to the recovery codes with it. */
function moreTexts({ t }: MailTools, { what, isLast, codes }: Happened): string[] {
  if (what === 'factor-added' && codes) return [t('securityNotices.codesMade')]
  if (what === 'factor-removed' && isLast) return [t('securityNotices.lastRemoved')]
  return []
}

function closingText({ t, brand }: MailTools, { what, origin }: Happened) {
  const days = linkLifetimes.notMeDays
  if (origin === 'self') return t('securityNotices.notMeText', { days })
  if (hasNotMeLink(what, origin)) return t('securityNotices.notAskedText', { days })
  return t('securityNotices.notExpected', { email: brand.email })
}
