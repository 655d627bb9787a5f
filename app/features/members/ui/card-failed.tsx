import { useLocation } from 'react-router'
import { useTranslations } from '~/i18n/language'
import { membersMessages } from '~/i18n/messages/members'
import { Alert } from '~/ui/alert'
import { ButtonLink } from '~/ui/button'

/** Shown in a card that could not be loaded. The link reloads the page, with or without JavaScript. */
export function CardFailed({ children }: { children: string }) {
  const t = useTranslations(membersMessages)
  const { pathname } = useLocation()
  return (
    <Alert
      tone="danger"
      action={
        <ButtonLink to={pathname} reloadDocument variant="outline" size="sm">
          {t('again')}
        </ButtonLink>
      }
    >
      {children}
    </Alert>
  )
}
