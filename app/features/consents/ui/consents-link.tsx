import { useTranslations } from '~/i18n/language'
import { consentsMessages } from '~/i18n/messages/consents'
import { Link } from '~/ui/link'
import { consentsPage } from '../model'

/** On the account page, in the list of further pages. */
export function ConsentsLink() {
  const t = useTranslations(consentsMessages)
  return (
    <>
      <Link to={consentsPage} className="text-ink underline underline-offset-4">
        {t('link')}
      </Link>
      <p className="text-muted text-sm">{t('linkText')}</p>
    </>
  )
}
