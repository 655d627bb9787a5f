import { X } from 'lucide'
import { type ReactNode, useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import { trackedClick } from '~/features/analytics/model'
import { useTranslations } from '~/i18n/language'
import { siteMessages } from '~/i18n/messages/site'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { hasSignedInHint } from '~/web/signed-in-hint'
import { announcementId, announcementKey } from '../model'

/** Above the header: the notice for visitors or, for those who are signed in, the way back to their pages. */
export function Announcement() {
  const t = useTranslations(siteMessages, 'announcement')
  const isMembersPage = useMatches().some(({ id }) => id === 'routes/members/layout')

  // The boot script runs once for a document; signing in leads to the next page without another one.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-signed-in', hasSignedInHint(document.cookie))
  })

  if (isMembersPage) return null
  return (
    <>
      <Notice />
      {/* The boot script knows who is signed in: the page itself is the same for everyone. */}
      <Bar label={t('yourPages')} className="not-in-data-signed-in:hidden">
        <p className="flex-1 py-2.5 text-muted">
          {t('signedIn')}{' '}
          <Link to="/select-role" className={linkClass}>
            {t('yourPages')}
          </Link>
        </p>
      </Bar>
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
    <Bar label={t('link')} className="in-data-[announcement=dismissed]:hidden in-data-signed-in:hidden">
      <p className="flex-1 py-2 text-muted">
        {t('text')} <span className="max-sm:hidden">{t('seats')} </span>
        <Link to="/request-access" {...trackedClick('navigation', 'announcement')} className={linkClass}>
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
    </Bar>
  )
}

const linkClass = 'whitespace-nowrap text-ink underline decoration-prestige underline-offset-4'

const Bar = ({ label, className, children }: { label: string; className: string; children: ReactNode }) => (
  <aside aria-label={label} className={`border-line border-b bg-band ${className}`}>
    <div className="wrap flex items-center gap-4 text-xs">{children}</div>
  </aside>
)
