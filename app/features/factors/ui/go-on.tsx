import { useTranslations } from '~/i18n/language'
import { factorsMessages } from '~/i18n/messages/factors'
import { Alert } from '~/ui/alert'
import { ButtonLink } from '~/ui/button'

/** To the page from which someone was sent to set up a factor. A link: the recovery codes have to be stored first. */
export function GoOn({ to }: { to: string }) {
  const t = useTranslations(factorsMessages, 'goOn')
  return (
    <Alert
      tone="success"
      className="mb-8 max-w-2xl"
      action={
        <ButtonLink to={to} size="sm">
          {t('link')}
        </ButtonLink>
      }
    >
      {t('text')}
    </Alert>
  )
}
