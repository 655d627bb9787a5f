import { lazy, type ReactNode } from 'react'
import { cx } from '~/lib/cx'
import { SkipHydration } from '~/ui/skip-hydration'
import { useSite } from './use-site'

const NextSession = lazy(() => import('./next-session'))

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
          <SkipHydration id="next-session" className={cx('min-w-0', controlsFirst && 'max-md:hidden')}>
            <NextSession session={nextSession} />
          </SkipHydration>
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
