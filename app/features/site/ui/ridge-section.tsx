import { lazy, type ReactNode, Suspense } from 'react'
import { cx } from '~/lib/cx'
import { Mark } from '~/ui/mark'
import { SkipHydration } from '~/ui/skip-hydration'

/** Error pages are part of every page's script; the drawing is not. */
const Ridge = lazy(async () => ({ default: (await import('~/ui/ridge')).Ridge }))

/** A page that is one section: the mark above its text, the ridge along its foot, below everything that is read. */
export const RidgeSection = ({ className, children }: { className?: string; children: ReactNode }) => (
  <section className="relative isolate overflow-hidden">
    <div className="wrap pt-14 pb-64 md:pt-20 md:pb-[max(17rem,19vw)]">
      <Mark className="mb-8 h-9" />
      <div className={cx('grid', className)}>{children}</div>
    </div>
    <div className="absolute inset-x-0 bottom-0 -z-10 print:hidden">
      <Suspense>
        <SkipHydration id="ridge">
          <Ridge className="aspect-[24/5] min-h-52 w-full" />
        </SkipHydration>
      </Suspense>
    </div>
  </section>
)
