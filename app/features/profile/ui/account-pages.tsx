import { consentsPage } from '~/features/consents/model'
import { ownDataPath } from '~/features/personal-data/model'
import { ownSecurityEventsPage } from '~/features/security-events/model'
import { useTranslations } from '~/i18n/language'
import { accountMessages } from '~/i18n/messages/account'
import { Link } from '~/ui/link'
import { factorsPage } from '~/web/requested-page'
import { AccountSection } from './account-section'

const pages = [
  ['signIn', factorsPage],
  ['securityEvents', ownSecurityEventsPage],
  ['data', ownDataPath],
  ['consents', consentsPage],
] as const

/** Links to the other pages of the account. */
export function AccountPages() {
  const t = useTranslations(accountMessages, 'more')
  return (
    <AccountSection id="more" title={t('title')}>
      <ul className="grid gap-1">
        {pages.map(([name, to]) => (
          <li key={name}>
            <Link to={to} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </AccountSection>
  )
}
