import { X } from 'lucide'
import { useEffect, useState } from 'react'
import { trackedClick } from '~/features/analytics/model'
import { useTranslations } from '~/i18n/language'
import { siteMessages } from '~/i18n/messages/site'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { announcementId, announcementKey } from '../model'

/** Stays dismissed: on later pages the boot script hides it before the first paint. */
export function Announcement() {
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
    <aside aria-label={t('link')} className="border-line border-b bg-raised in-data-[announcement=dismissed]:hidden">
      <div className="wrap flex items-center gap-4 py-1.5 text-sm">
        <p className="flex-1 text-muted">
          {t('text')}{' '}
          <Link
            to="/request-access"
            {...trackedClick('navigation', 'announcement')}
            className="whitespace-nowrap text-ink underline decoration-prestige underline-offset-4"
          >
            {t('link')}
          </Link>
        </p>
        <button
          type="button"
          onClick={dismiss}
          aria-label={t('dismiss')}
          className="needs-script -mr-3 grid size-11 place-items-center text-muted hover:text-ink"
        >
          <Icon icon={X} className="size-4" />
        </button>
      </div>
    </aside>
  )
}
