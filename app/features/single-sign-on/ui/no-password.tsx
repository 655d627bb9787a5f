import { useTranslations } from '~/i18n/language'
import { singleSignOnMessages } from '~/i18n/messages/single-sign-on'
import { Link } from '~/ui/link'

/** For someone who has signed in at their organisation only. */
export function NoPassword() {
  const t = useTranslations(singleSignOnMessages, 'section')
  return (
    <p className="max-w-[50ch] text-muted text-sm">
      {t('no-password')}{' '}
      <Link to="/reset-password" className="text-ink underline underline-offset-4">
        {t('choose')}
      </Link>
    </p>
  )
}
