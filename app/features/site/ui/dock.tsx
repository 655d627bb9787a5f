import type { ReactNode } from 'react'
import { useTranslations } from '~/i18n/language'
import { siteMessages } from '~/i18n/messages/site'
import { cx } from '~/lib/cx'
import { Link } from '~/ui/link'
import { useSite } from './use-site'

type Props = {
  /** The controls, each with the class `dock-cell`. */
  children: ReactNode
  /** On a phone the controls take the whole width, and the next session is not shown. */
  controlsFirst?: boolean
  /** Where the controls are not in the dock: without a next session it is then not shown at all. */
  emptyWhen?: 'without-script' | 'when-wide'
}

/**
 * The bar at the bottom of the window: the next session, and the controls of the page. It comes first on its page, so
 * that keys reach it early; `app.css` gives it room below the page.
 */
export function Dock({ children, controlsFirst = false, emptyWhen }: Props) {
  const t = useTranslations(siteMessages, 'dock')
  const { nextSession } = useSite()
  return (
    <div
      className={cx(
        'dock',
        !nextSession && emptyWhen === 'without-script' && 'dock-empty-without-script',
        !nextSession && emptyWhen === 'when-wide' && 'dock-empty-when-wide',
      )}
    >
      <div className="flex h-full items-stretch md:wrap">
        {nextSession && (
          <Link
            to="/circles#dates"
            className={cx(
              'flex min-w-0 items-center gap-2.5 pr-2 pl-5 text-muted -outline-offset-4 hover:text-ink md:pr-6 md:pl-0',
              controlsFirst && 'max-md:hidden',
            )}
          >
            <span
              aria-hidden="true"
              className="size-4 shrink-0 rounded-full border-[2.5px] border-prestige border-dotted"
            />
            <span className="truncate">
              <span className="max-lg:sr-only">{t('next')}: </span>
              <span className="font-medium text-ink">
                {nextSession.city}, <span className="max-lg:sr-only">{nextSession.weekday} </span>
                <span className="max-sm:hidden">
                  {nextSession.day}, {nextSession.time}
                </span>
                <span className="sm:hidden">{nextSession.shortDay}</span>
              </span>
            </span>
          </Link>
        )}
        <div
          className={cx(
            'ml-auto flex shrink-0 items-stretch border-line md:has-[.dock-cell]:border-r',
            controlsFirst && 'max-md:-ml-px max-md:flex-1 max-md:overflow-clip max-md:[&>.dock-cell]:flex-1',
          )}
        >
          {children}
        </div>
      </div>
    </div>
  )
}
