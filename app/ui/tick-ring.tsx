import type { ComponentProps } from 'react'

type TickRingProps = Omit<ComponentProps<'circle'>, 'r'> & {
  r: number
  ticks: number
  /** How much of the way from one tick to the next a tick takes. */
  share: number
}

/** A circle of ticks. The dashes are in the drawing's own units: the Nu checker knows no `pathLength` on a circle. */
export function TickRing({ r, ticks, share, ...rest }: TickRingProps) {
  const step = (2 * Math.PI * r) / ticks
  const dashes = [step * share, step * (1 - share)].map((length) => length.toFixed(4))
  return <circle {...rest} r={r} strokeDasharray={dashes.join(' ')} />
}
