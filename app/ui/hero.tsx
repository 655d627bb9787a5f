import { lazy, type ReactNode } from 'react'
import { cx } from '~/lib/cx'
import { SkipHydration } from '~/ui/skip-hydration'

const Ridge = lazy(() => import('~/ui/ridge').then(({ Ridge }) => ({ default: Ridge })))

type HeroProps = {
  eyebrow?: ReactNode
  /** An `<em>` in it is brass and italic; for one word only. */
  title: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  /** Drawn across the bottom; by default the ridge. */
  picture?: ReactNode
  /** The padding below the words, so that no line of the picture crosses them. */
  clearance?: string | undefined
  as?: 'h1' | 'h2' | undefined
  className?: string | undefined
}

/** Top of a page: text on the left, a picture below. */
export function Hero({
  eyebrow,
  title,
  lead,
  actions,
  picture,
  clearance = 'pb-56 md:pb-[max(15rem,17vw)]',
  as: Title = 'h1',
  className,
}: HeroProps) {
  return (
    <section className={cx('relative isolate overflow-hidden border-b border-line', className)}>
      <div className={cx('wrap pt-9 md:pt-28', clearance)}>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <Title className="mt-4 max-w-[44rem] text-4xl">{title}</Title>
        {lead && <p className="mt-5 max-w-[43rem] text-lg text-muted md:mt-7">{lead}</p>}
        {actions && <div className="mt-6 flex flex-wrap gap-3.5 md:mt-8">{actions}</div>}
      </div>
      <div className="absolute inset-x-0 bottom-0 -z-10">
        {picture ?? (
          <SkipHydration id="hero-ridge">
            <Ridge className="aspect-[24/5] min-h-52 w-full" />
          </SkipHydration>
        )}
      </div>
    </section>
  )
}
