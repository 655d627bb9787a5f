import type { ComponentType } from 'react'
import { cx } from '~/lib/cx'
import type { FigureWidth } from './figure-drawing'

export type FigureProps = {
  /** Beside a note the figure has the width of the page, in a list that of the lead. */
  place: 'note' | 'lead'
  className?: string | undefined
}

export type DrawingProps = { id: string; width: FigureWidth; className: string }

type Props = FigureProps & {
  name: string
  title: string
  caveat: string
  drawing: ComponentType<DrawingProps>
}

/** A figure under a hairline: its title, how far to trust it, and the drawing, of which CSS shows one width. */
export const FigureFrame = ({ name, title, caveat, place, className, drawing: Drawing }: Props) => (
  <figure className={cx('break-inside-avoid border-ink border-t pt-4', className)}>
    <figcaption className="mb-5 flex flex-wrap justify-between gap-x-8 gap-y-1 text-xs sm:text-[0.875rem]">
      <b className="font-semibold">{title}</b>
      <span className="text-muted">{caveat}</span>
    </figcaption>
    <Drawing id={`${name}-narrow-${place}`} width="narrow" className="sm:hidden print:hidden" />
    <Drawing
      id={`${name}-medium-${place}`}
      width="medium"
      className={cx('max-sm:hidden print:block!', place === 'note' && 'xl:hidden')}
    />
    {place === 'note' && <Drawing id={`${name}-wide`} width="wide" className="max-xl:hidden print:hidden!" />}
  </figure>
)
