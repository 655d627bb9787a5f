import { useTranslations } from '~/i18n/language'
import { consentsMessages } from '~/i18n/messages/consents'
import { Alert } from '~/ui/alert'
import { Link } from '~/ui/link'
import { directoryChoicesPage } from '../model'

/** Asks a listed member to agree to the current words of the directory, which stand below their choices. */
export function NewerWording() {
  const t = useTranslations(consentsMessages, 'newer')
  return (
    <Alert title={t('title')}>
      {t('directory')}{' '}
      <Link to={directoryChoicesPage} className="text-ink underline underline-offset-4">
        {t('toChoices')}
      </Link>
    </Alert>
  )
}
