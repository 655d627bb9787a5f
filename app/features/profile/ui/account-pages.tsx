import { consentsPage } from '~/features/consents/model'
import { ownSecurityEventsPage } from '~/features/security-events/model'
import { useTranslations } from '~/i18n/language'
import { accountMessages } from '~/i18n/messages/account'
import { Link } from '~/ui/link'
import { factorsPage, ownDataPath } from '~/web/requested-page'

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
    <nav aria-label={t('title')} className="mb-5">
      <ul className="flex flex-wrap gap-x-6">
        {pages.map(([name, to]) => (
          <li key={name}>
            <Link to={to} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
