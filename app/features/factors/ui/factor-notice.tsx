import { useTranslations } from '~/i18n/language'
import { membersMessages } from '~/i18n/messages/members'
import { Alert } from '~/ui/alert'
import { Link } from '~/ui/link'
import { factorsPage } from '~/web/requested-page'

/** On every page of the one session that is let in without the factor. */
export function FactorNotice() {
  const t = useTranslations(membersMessages, 'factorNotice')
  return (
    <div className="wrap pt-4">
      <Alert
        action={
          <Link to={factorsPage} className="font-medium underline underline-offset-4">
            {t('link')}
          </Link>
        }
      >
        {t('text')}
      </Alert>
    </div>
  )
}
