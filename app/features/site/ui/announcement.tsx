import { X } from 'lucide'
import { type ComponentType, lazy, useEffect, useState } from 'react'
import { trackedClick } from '~/features/analytics/model'
import { useTranslations } from '~/i18n/language'
import { siteMessages } from '~/i18n/messages/site'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { SkipHydration } from '~/ui/skip-hydration'
import { hasSignedInHint } from '~/web/signed-in-hint'
import { announcementId, announcementKey } from '../model'
import { TopBar, topBarLink } from './top-bar'

/** Without a connection the bar is missing: the error page, which has it too, must not fail for it. */
const SignedInBar = lazy<ComponentType>(() => import('./signed-in-bar').catch(() => ({ default: () => null })))

/** Above the header: the notice for visitors or, for those who are signed in, the way back to their pages. */
export function Announcement() {
  // The boot script runs once for a document; signing in leads to the next page without another one.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-signed-in', hasSignedInHint(document.cookie))
  })

  return (
    <>
      <Notice />
      <SkipHydration id="signed-in-bar">
        <SignedInBar />
      </SkipHydration>
    </>
  )
}

/** Stays dismissed: on later pages the boot script hides it before the first paint. */
function Notice() {
  const t = useTranslations(siteMessages, 'announcement')
  const [dismissed, setDismissed] = useState(false)

  // The boot script's attribute is lost when React renders the whole document again, as after an error.
  useEffect(() => {
    try {
      setDismissed(localStorage.getItem(announcementKey) === announcementId)
    } catch {
      // Storage may be blocked: then nothing was stored.
    }
  }, [])
  if (dismissed) return null

  const dismiss = () => {
    setDismissed(true)
    try {
      localStorage.setItem(announcementKey, announcementId)
    } catch {
      // Storage may be blocked: it is then dismissed until the next page load.
    }
  }
  return (
    <TopBar label={t('link')} className="in-data-[announcement=dismissed]:hidden in-data-signed-in:hidden">
      <p className="flex-1 py-2 text-muted">
        {t('text')} <span className="max-sm:hidden">{t('seats')} </span>
        <Link to="/request-access" {...trackedClick('navigation', 'announcement')} className={topBarLink}>
          {t('link')}
        </Link>
      </p>
      <button
        type="button"
        onClick={dismiss}
        aria-label={t('dismiss')}
        className="needs-script -my-1 -mr-3 grid size-11 shrink-0 place-items-center text-muted hover:text-ink"
      >
        <Icon icon={X} className="size-4" />
      </button>
    </TopBar>
  )
}
