import { useTranslations } from '~/i18n/language'
import { signedInMessages } from '~/i18n/messages/signed-in'
import { Link } from '~/ui/link'
import { TopBar, topBarLink } from './top-bar'

/** The way back to one's pages. The boot script knows who is signed in: the page itself is the same for everyone. */
export default function SignedInBar() {
  const t = useTranslations(signedInMessages)
  return (
    <TopBar label={t('yourPages')} className="not-in-data-signed-in:hidden">
      <p className="flex-1 py-2.5 text-muted">
        {t('signedIn')}{' '}
        <Link to="/select-role" className={topBarLink}>
          {t('yourPages')}
        </Link>
      </p>
    </TopBar>
  )
}
