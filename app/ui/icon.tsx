import type { IconNode } from 'lucide'
import { createElement } from 'react'
import { cx } from '~/lib/cx'

/** A decorative icon beside a label. Its paths are joined by `M0 0`, because a path may start with a relative move. */
export function Icon({ icon, className }: { icon: IconNode; className: string }) {
  const strokes = icon.flatMap(([, { d }]) => d ?? [])
  const others = icon.filter(([shape]) => shape !== 'path')
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={cx('icon', className)}>
      {strokes.length > 0 && <path d={strokes.join('M0 0')} />}
      {...others.map(([shape, attributes]) => createElement(shape, attributes))}
    </svg>
  )
}
