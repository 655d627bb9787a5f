import { useTranslations } from '~/i18n/language'
import { siteMessages } from '~/i18n/messages/site'

/** Where the error page itself can't be loaded. */
export function PlainError() {
  const t = useTranslations(siteMessages, 'forms')
  return (
    <p role="alert" className="wrap py-28">
      {t('failed')}
    </p>
  )
}
