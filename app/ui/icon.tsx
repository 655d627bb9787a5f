import type { IconNode } from 'lucide'
import { createElement } from 'react'
import { cx } from '~/lib/cx'

/** A picture beside words that say the same. Its strokes are one path: the pen goes back to the corner before each. */
export function Icon({ of, className }: { of: IconNode; className: string }) {
  const strokes = of.flatMap(([, { d }]) => d ?? [])
  const others = of.filter(([shape]) => shape !== 'path')
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={cx('icon', className)}>
      {strokes.length > 0 && <path d={strokes.join('M0 0')} />}
      {...others.map(([shape, attributes]) => createElement(shape, attributes))}
    </svg>
  )
}
