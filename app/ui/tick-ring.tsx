import type { ComponentProps } from 'react'

type TickRingProps = Omit<ComponentProps<'circle'>, 'r'> & {
  r: number
  ticks: number
  /** Length of a tick relative to the distance between two ticks. */
  share: number
}

/** A circle of ticks. The dashes are in user units, because the Nu HTML checker rejects `pathLength` on a circle. */
export function TickRing({ r, ticks, share, ...rest }: TickRingProps) {
  const step = (2 * Math.PI * r) / ticks
  const dashes = [step * share, step * (1 - share)].map((length) => length.toFixed(4))
  return <circle {...rest} r={r} strokeDasharray={dashes.join(' ')} />
}
