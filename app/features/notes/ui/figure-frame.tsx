import type { ReactNode } from 'react'
import { cx } from '~/lib/cx'

type Props = { title: string; caveat: string; className?: string | undefined; children: ReactNode }

/** A figure under a hairline: its title, how far to trust it, and the drawing. */
export const FigureFrame = ({ title, caveat, className, children }: Props) => (
  <figure className={cx('break-inside-avoid border-ink border-t pt-4', className)}>
    <figcaption className="mb-5 flex flex-wrap justify-between gap-x-8 gap-y-1 text-xs sm:text-[0.875rem]">
      <b className="font-semibold">{title}</b>
      <span className="text-muted">{caveat}</span>
    </figcaption>
    {children}
  </figure>
)
